/** A dot on an item that was made since the user's last visit. */
export function NewMark() {
  return (
    <span
      className="absolute start-1.5 top-1.5 z-1 size-2 rounded-full bg-accent"
      title="New since your last visit"
    >
      <span className="sr-only">New since your last visit</span>
    </span>
  );
}
