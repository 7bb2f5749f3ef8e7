import { within } from '#domain/format/field-problem.ts'
import { agreeOn, setOf } from '#domain/workshop/agree-on.ts'
import type { ChosenService, LineService } from '#domain/workshop/service.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { Serviceable } from './read-services.ts'

/**
 * The chosen services as they are agreed on, each at most once. Refuses `ServicoIndisponivel` for one that is not offered
 * for the product, and `CamposInvalidos` with the answers that are wrong or missing.
 */
export function agreedServices(
  { services, possible }: Serviceable,
  chosen: readonly ChosenService[],
): LineService[] {
  const unique = [...new Map(chosen.map((one) => [one.idServico, one])).values()]
  const agreed = unique.map(({ idServico, respostas }) => {
    const service = services.find(({ id }) => id === idServico)
    if (!service) throw refuse('ServicoIndisponivel')
    return agreeOn(service, respostas, possible)
  })
  const campos = agreed.flatMap(({ servico, problems }) => within(String(servico.idServico), problems))
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })

  return agreed.map(({ servico }) => servico)
}

/** The SKUs that answers may name as string sets, whatever their questions are about. */
export function namedSets(chosen: readonly ChosenService[]): number[] {
  const question = {
    chave: '',
    rotulo: '',
    ajuda: '',
    tipo: 'cordas',
    obrigatoria: false,
    opcoes: [],
  } as const
  const skus = chosen.flatMap(({ respostas }) =>
    Object.keys(respostas).flatMap((chave) => setOf({ ...question, chave, opcoes: [] }, respostas) ?? []),
  )

  return [...new Set(skus)]
}
