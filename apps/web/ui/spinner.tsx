/** A turning ring. Only inside a busy button, a running step or a badge that says what is being read again. */
export function Spinner() {
  return (
    <span
      aria-hidden
      className="block size-3.5 flex-none animate-turn rounded-full border-2 border-current/25 border-t-current"
    />
  );
}
