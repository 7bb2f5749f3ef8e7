import { type AgreedService, isRestringing, type ServiceQuestion } from './service.ts'

/**
 * What a passport says of agreed services, by the kind of its record: `cordas` are those that only put new strings on.
 * `questions` are those of each service as it is offered now. Answers in the customer's own words are left out, and those
 * whose question is gone: whoever reads the QR code reads the record, for as long as there is the instrument.
 */
export function serviceRecords(
  servicos: readonly AgreedService[],
  questions: ReadonlyMap<number, readonly ServiceQuestion[]>,
): { regulagem: string; cordas: string } {
  const textOf = (restringing: boolean) =>
    servicos
      .filter(({ idServico }) => isRestringing({ perguntas: questions.get(idServico) ?? [] }) === restringing)
      .map((service) => textOfService(service, questions.get(service.idServico) ?? []))
      .join('. ')

  return { regulagem: textOf(false), cordas: textOf(true) }
}

function textOfService({ nome, escolhas }: AgreedService, perguntas: readonly ServiceQuestion[]): string {
  const chosen = escolhas.filter(({ rotulo }) => {
    const named = perguntas.filter((question) => question.rotulo === rotulo)
    return named.length > 0 && named.every(({ tipo }) => tipo !== 'texto')
  })

  return [nome, ...chosen.map(({ rotulo, valor }) => `${rotulo}: ${valor}`)].join(', ')
}
