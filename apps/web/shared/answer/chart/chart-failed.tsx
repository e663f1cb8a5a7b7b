/** In place of a chart whose code could not be loaded. */
export function ChartFailed() {
  return (
    <p className="py-10 text-center text-text-3">
      The chart could not be loaded. The table shows all the data.
    </p>
  );
}
