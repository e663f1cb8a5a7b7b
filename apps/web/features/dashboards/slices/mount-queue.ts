/** Something to mount, and its position: the first ones are mounted first. */
interface Waiting {
  readonly position: number;
  readonly mount: () => void;
}

/** How many are mounted in one task, so that a task stays shorter than a long one. */
const sliceSize = 6;

const waiting = new Set<Waiting>();
let isScheduled = false;

/** Mounts something in one of the next tasks. Returns what takes it back. */
export function queueMount(one: Waiting): () => void {
  waiting.add(one);
  schedule();
  return () => void waiting.delete(one);
}

/** By a timer, not with frames, which hidden pages do not have. */
function schedule(): void {
  if (isScheduled || waiting.size === 0) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    const next = [...waiting].toSorted((one, other) => one.position - other.position).slice(0, sliceSize);
    for (const one of next) {
      waiting.delete(one);
      one.mount();
    }
    schedule();
  });
}
