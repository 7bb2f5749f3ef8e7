/** What the file is, and how to read it. `size` in bytes; null if that is known at its end only. */
export type StreamedFileInput = {
  name: string
  type: string
  size: number | null
  read: () => AsyncGenerator<Uint8Array<ArrayBuffer>>
}

/** A use case's answer that may be larger than memory: `answerCalls` reads it by `stream`, while it is sent. */
export class StreamedFile extends File {
  readonly #size: number | null
  readonly #read: StreamedFileInput['read']

  constructor({ name, type, size, read }: StreamedFileInput) {
    super([], name, { type })
    this.#size = size
    this.#read = read
  }

  override get size(): number {
    return this.#size ?? 0
  }

  get isSized(): boolean {
    return this.#size !== null
  }

  /** Opens nothing before it is read. */
  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const pieces = this.#read()

    return new ReadableStream(
      {
        async pull(controller) {
          const { done, value } = await pieces.next()
          if (done) controller.close()
          else controller.enqueue(value)
        },
        async cancel() {
          await pieces.return(undefined)
        },
      },
      { highWaterMark: 0 },
    )
  }
}
