/** The progress of an upload on this server. */
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

/**
 * The files that this server loads. Files of the same database are loaded one after the other, in the order of their
 * arrival.
 */
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

  /** Stops an upload and resolves when it has ended. */
  async stop(id: string): Promise<void> {
    const upload = this.#uploads.get(id);
    upload?.controller.abort();
    await upload?.settled;
  }

  /** Stops all uploads. */
  async close(): Promise<void> {
    await Promise.all([...this.#uploads.keys()].map((id) => this.stop(id)));
  }
}

interface RunningUpload {
  readonly controller: AbortController;
  progress: UploadProgress;
  settled: Promise<void>;
}
