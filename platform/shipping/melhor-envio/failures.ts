/** Melhor Envio refused, and would refuse again. The message is a Portuguese sentence for the merchant. */
export class FreightRefusal extends Error {
  override name = 'FreightRefusal'
  /** The status of its response. */
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/** The result is unknown: Melhor Envio did not answer, or not in its format. The call may have worked. */
export class FreightUnavailable extends Error {
  override name = 'FreightUnavailable'
}
