import { useRef, useState, type DragEvent, type ReactNode } from "react";

interface DropTargetProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Makes a whole page a drop target, which is highlighted while files are dragged over it. */
export function DropTarget({ onFiles, children }: DropTargetProps) {
  const [isOver, setIsOver] = useState(false);
  // Entering a child fires a leave event on its parent: the files are gone only when all elements are left.
  const depth = useRef(0);
  const move = (by: number) => (event: DragEvent) => {
    if (!hasFiles(event)) return;
    depth.current += by;
    setIsOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth.current = 0;
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      role="presentation"
      className="relative min-h-full"
      onDragEnter={move(1)}
      onDragLeave={move(-1)}
      onDragOver={(event) => {
        if (hasFiles(event)) event.preventDefault();
      }}
      onDrop={drop}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-sticky grid place-items-center rounded-4 border-2 border-dashed border-accent bg-scrim">
          <p className="rounded-3 bg-raised px-4 py-2 text-14 font-semibold shadow-3">Drop to upload</p>
        </div>
      )}
    </div>
  );
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes("Files");
}
