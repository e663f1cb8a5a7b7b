import { Avatar } from "../../../ui/avatar.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../../ui/popover.tsx";
import { useLookers } from "./use-lookers.ts";

/** More faces are a number. */
const maxFaces = 3;

/** The faces of the others who have the dashboard open, as a button that lists their names. Nothing if nobody does. */
export function Lookers({ dashboardId }: { readonly dashboardId: string }) {
  const people = useLookers(dashboardId);
  if (people.length === 0) return null;
  const faces = people.slice(0, people.length > maxFaces ? maxFaces - 1 : maxFaces);
  const names = people.map(({ name }) => name);
  return (
    <Popover>
      <PopoverTrigger
        aria-label={`Also looking: ${names.join(", ")}`}
        title={`Also looking: ${names.join(", ")}`}
        className="flex min-h-7 flex-none items-center rounded-full px-0.5 -outline-offset-2 hover:bg-hover max-md:min-h-11"
      >
        {faces.map(({ id, name, image }, index) => (
          <span key={id} className={index === 0 ? "rounded-full" : "-ms-1.5 rounded-full ring-2 ring-bg"}>
            <Avatar name={name} image={image} tintKey={id} />
          </span>
        ))}
        {people.length > faces.length && (
          <span className="figures -ms-1.5 grid h-6 min-w-6 place-items-center rounded-full bg-hover px-1 text-10 font-medium text-text-2 ring-2 ring-bg">
            +{people.length - faces.length}
          </span>
        )}
      </PopoverTrigger>
      <PopoverContent aria-label="Also looking" className="w-64">
        <h3 className="mb-2 text-12 font-medium text-text-3">Also looking</h3>
        <ul className="flex max-h-64 flex-col gap-2 overflow-y-auto">
          {people.map(({ id, name, image }) => (
            <li key={id} className="flex items-center gap-2">
              <Avatar name={name} image={image} tintKey={id} />
              <span className="min-w-0 truncate">{name}</span>
            </li>
          ))}
        </ul>
      </PopoverContent>
    </Popover>
  );
}
