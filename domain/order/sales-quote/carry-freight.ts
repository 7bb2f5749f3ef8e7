import { freightInSentence } from '../../shipping/freight-text.ts'

type QuotedFreight = { id: string; label: string; valor: number; prazo: number; aCombinar?: true | undefined }

/**
 * The freight of a quote's version among those that are offered for the next one: it stays chosen as long as its service
 * is there, at today's price. `idFrete` is empty if it is gone; `note` says what changed, null if nothing did.
 */
export function carryFreight(
  before: QuotedFreight,
  offered: readonly QuotedFreight[],
): { idFrete: string; note: string | null } {
  const { label, valor, prazo, aCombinar } = before
  const now = offered.find(({ id }) => id === before.id)
  if (!now) return { idFrete: '', note: `A entrega “${label}” não é mais oferecida. Escolha outra.` }
  const changes = [
    now.valor === valor
      ? []
      : [`de ${freightInSentence(valor, aCombinar)} para ${freightInSentence(now.valor, now.aCombinar)}`],
    now.prazo === prazo ? [] : [`o prazo, de ${prazo} para ${now.prazo} dias úteis`],
  ].flat()

  return {
    idFrete: now.id,
    note: changes.length === 0 ? null : `O frete “${label}” mudou: ${changes.join('; ')}.`,
  }
}
