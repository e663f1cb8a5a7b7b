interface SqlLinesProps {
  /** The lines as runs of text; `color` is a class. */
  readonly lines: readonly (readonly { readonly text: string; readonly color: string }[])[];
}

/** Numbered lines of SQL. */
export function SqlLines({ lines }: SqlLinesProps) {
  return lines.map((runs, line) => (
    // The lines of a text never change their order.
    <span key={line} className="block pe-4">
      <span
        aria-hidden
        className="sticky left-0.5 inline-block w-11 bg-surface pe-3 text-end text-text-3 select-none"
      >
        {line + 1}
      </span>
      {runs.map(({ text, color }, index) => (
        <span key={index} className={color}>
          {text}
        </span>
      ))}
      {"\n"}
    </span>
  ));
}
