import { CircleCheck, WifiOff } from "lucide-react";
import { useConnection } from "./connection.ts";
import { Button } from "../../ui/button.tsx";
import { useConnectionWatch } from "./connection-context.ts";

/** Shows that the server can't be reached, and for a moment that it is back. */
export function ConnectionNotice() {
  const connection = useConnection();
  const watch = useConnectionWatch();
  return (
    <output className="block">
      {connection.kind === "down" && (
        <div className="notice is-down">
          <WifiOff />
          <span className="min-w-0 flex-1">
            <span className="font-medium">The server can't be reached.</span>{" "}
            <span className="text-text-2">Your page is unchanged. Askery reconnects automatically.</span>
          </span>
          <Button kind="ghost" size="sm" isBusy={connection.isChecking} onClick={watch.tryNow}>
            Try now
          </Button>
        </div>
      )}
      {connection.kind === "back" && (
        <div className="notice is-back">
          <CircleCheck />
          Connected again
        </div>
      )}
    </output>
  );
}
