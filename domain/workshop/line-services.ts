import type { CartNotification } from '../cart/cart-notification.ts'
import { agreeOn, setOf } from './agree-on.ts'
import type { LineService, OfferedService, StoredService } from './service.ts'

/** What decides which services a cart's line may have. */
type ServiceableLine = {
  idAtributoSimples: number
  /** Kits have none, since nobody knows to which of their parts a service belongs. */
  tipo: 'produto' | 'conjunto'
  situacao: 'disponivel' | 'sobConsulta'
  /** Includes the chosen variant. */
  nome: string
  quantidade: number
  /** All categories of the product, including their ancestors. */
  categorias: readonly number[]
}

type WithServices<L> = Omit<L, 'servicos'> & { servicos: LineService[] }

/** Whether a service that is offered in these categories is offered on the line's product. */
export function isOfferedOn(
  { tipo, situacao, categorias }: Pick<ServiceableLine, 'tipo' | 'situacao' | 'categorias'>,
  offeredIn: readonly number[],
): boolean {
  return (
    tipo === 'produto' &&
    situacao === 'disponivel' &&
    offeredIn.some((category) => categorias.includes(category))
  )
}

/**
 * Brings the services of a cart's lines in line with what the workshop offers now, and reports what changed for the
 * shopper: a service that is gone, its price, or strings that are not in the cart any more.
 */
export function repairServices<L extends ServiceableLine & { servicos: readonly StoredService[] }>(
  lines: readonly L[],
  offered: readonly OfferedService[],
): { lines: WithServices<L>[]; notifications: CartNotification[] } {
  const cordas = new Map(lines.map(({ idAtributoSimples, nome }) => [idAtributoSimples, nome]))
  const notifications: CartNotification[] = []
  const repaired = lines.map((line) => ({
    ...line,
    servicos: line.servicos.flatMap((stored): LineService[] => {
      const about = { nome: line.nome, servico: stored.nome }
      const current = currentService(line, stored, offered, cordas)
      if (!current) {
        notifications.push({ tipo: 'servicoRetirado', ...about })
        return []
      }
      const { servico, lostStrings } = current
      if (lostStrings) notifications.push({ tipo: 'servicoSemCordas', ...about })
      if (servico.preco !== stored.preco)
        notifications.push({ tipo: 'servicoPreco', de: stored.preco, por: servico.preco, ...about })
      return [servico]
    }),
  }))

  return { lines: repaired, notifications }
}

/**
 * A stored service as it is now; null if it is gone, or if an answer no longer exists, which was about another service.
 * Questions that came later are the workshop's to clear up.
 */
function currentService(
  line: ServiceableLine,
  { idServico, respostas }: StoredService,
  offered: readonly OfferedService[],
  cordas: ReadonlyMap<number, string>,
): { servico: LineService; lostStrings: boolean } | null {
  const service = offered.find(({ id }) => id === idServico)
  if (!service || !isOfferedOn(line, service.categorias)) return null
  const { servico, problems } = agreeOn(service, respostas, { afinacoes: null, cordas })
  const wrong = service.perguntas.filter(
    ({ chave }) => Object.hasOwn(respostas, chave) && problems.some(({ campo }) => campo === chave),
  )

  return wrong.every(({ tipo, obrigatoria }) => tipo === 'cordas' && !obrigatoria)
    ? { servico, lostStrings: wrong.length > 0 }
    : null
}

/** How many of each string set the services of these lines need, by SKU: one for each instrument. */
export function setsNeeded(
  lines: readonly { quantidade: number; servicos: readonly StoredService[] }[],
  offered: readonly OfferedService[],
): Map<number, number> {
  const needed = new Map<number, number>()
  for (const { quantidade, servicos } of lines)
    for (const { idServico, respostas } of servicos)
      for (const question of offered.find(({ id }) => id === idServico)?.perguntas ?? []) {
        const sku = setOf(question, respostas)
        if (sku !== null) needed.set(sku, (needed.get(sku) ?? 0) + quantidade)
      }

  return needed
}

/** What the workshop has to do for these lines: minutes of all instruments, and the longest wait in business days. */
export function workOf(
  lines: readonly { quantidade: number; servicos: readonly { minutos: number; dias: number }[] }[],
): { minutos: number; dias: number } {
  const all = lines.flatMap(({ quantidade, servicos }) =>
    servicos.map(({ minutos, dias }) => ({ minutos: minutos * quantidade, dias })),
  )

  return {
    minutos: all.reduce((sum, { minutos }) => sum + minutos, 0),
    dias: Math.max(0, ...all.map(({ dias }) => dias)),
  }
}
