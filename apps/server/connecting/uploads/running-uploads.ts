/** How far an upload is that this server works on. */
export interface UploadProgress {
  readonly rowCount: number;
}

export interface UploadControl {
  readonly signal: AbortSignal;
  readonly report: (progress: UploadProgress) => void;
}

export interface UploadWork {
  readonly id: string;
  readonly databaseId: string;
  /** Does the work and saves the outcome. Never rejects. Aborting the signal stops it. */
  readonly run: (control: UploadControl) => Promise<void>;
}

/** The files that this server loads: those of one database one after the other, as they came. */
export class RunningUploads {
  readonly #uploads = new Map<string, RunningUpload>();
  readonly #queues = new Map<string, Promise<void>>();

  progressOf(id: string): UploadProgress | null {
    return this.#uploads.get(id)?.progress ?? null;
  }

  start({ id, databaseId, run }: UploadWork): void {
    const controller = new AbortController();
    const upload: RunningUpload = { controller, progress: { rowCount: 0 }, settled: Promise.resolve() };
    const report = (progress: UploadProgress) => {
      upload.progress = progress;
    };
    this.#uploads.set(id, upload);
    const before = this.#queues.get(databaseId) ?? Promise.resolve();
    upload.settled = before
      .then(() => run({ signal: controller.signal, report }))
      .finally(() => {
        this.#uploads.delete(id);
        if (this.#queues.get(databaseId) === upload.settled) this.#queues.delete(databaseId);
      });
    this.#queues.set(databaseId, upload.settled);
  }

  /** Stops one and resolves when it is over. */
  async stop(id: string): Promise<void> {
    const upload = this.#uploads.get(id);
    upload?.controller.abort();
    await upload?.settled;
  }

  /** Stops all that runs. */
  async close(): Promise<void> {
    await Promise.all([...this.#uploads.keys()].map((id) => this.stop(id)));
  }
}

interface RunningUpload {
  readonly controller: AbortController;
  progress: UploadProgress;
  settled: Promise<void>;
}
