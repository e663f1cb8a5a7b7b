import { useState } from "react";

/** The same value as before while it prints the same, so that what is drawn from it need not be drawn again. */
export function useSteady<Value>(value: Value): Value {
  const [steady, setSteady] = useState(value);
  if (steady === value || JSON.stringify(steady) === JSON.stringify(value)) return steady;
  setSteady(value);
  return value;
}
