/** A spinning ring. Use it only in a busy button, a running step or a badge that is being refreshed. */
export function Spinner() {
  return (
    <span
      aria-hidden
      className="block size-3.5 flex-none animate-turn rounded-full border-2 border-current/25 border-t-current"
    />
  );
}
