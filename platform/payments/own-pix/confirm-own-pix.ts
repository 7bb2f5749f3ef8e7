import { formatBRL } from '#domain/money/format-money.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { noteReceipt } from './note-receipt.ts'
import { lockConfirmations, ownCharge, storeReceipt } from './store-receipt.ts'

/** `em` in ISO 8601, now if omitted; `valor` in centavos. */
type ConfirmOwnPixInput = { id: string; valor: number; em?: string | undefined; mesmoAssim: boolean }

/**
 * Confirms the money of a charge by hand: somebody has seen it in the store's account, `valor` at the time `em`. Refuses
 * `PixComDiferenca` for another amount than the charge's and for a charge that has money already, unless `mesmoAssim`;
 * `CamposInvalidos` for a time that can't be; and `CadastroInexistente`.
 */
export async function confirmOwnPix(
  context: RequestContext,
  { id, valor, em, mesmoAssim }: ConfirmOwnPixInput,
): Promise<Record<string, never>> {
  const { nome: quem } = permit(context, 'pagamentos.conferir')
  const { now } = context
  await context.db.transaction(async (db) => {
    await lockConfirmations(db)
    const { payment, txid, criadaEm, recebido } = await ownCharge(db, id)
    const seen = em === undefined ? now : new Date(em)
    if (seen.getTime() > now.getTime() + HOUR_MS) throw wrongTime('Esta hora ainda não chegou.')
    if (seen.getTime() < criadaEm.getTime() - HOUR_MS)
      throw wrongTime('Este Pix foi criado depois desta hora: o dinheiro que você viu é de outro.')
    if (!mesmoAssim && (valor !== payment.valor || recebido > 0))
      throw refuse(
        'PixComDiferenca',
        { valor: payment.valor, recebido },
        recebido > 0
          ? `Já foram conferidos ${formatBRL(recebido)} deste Pix. Confirme outra vez só se a conta mostra outro recebimento.`
          : undefined,
      )
    const receipt = { idPagamento: id, valor, em: seen, lancamento: null, quem }
    await storeReceipt({ db, now }, receipt)
    await noteReceipt(db, context, { payment, txid, ...receipt })
  })

  return {}
}

function wrongTime(mensagem: string) {
  return refuse('CamposInvalidos', { campos: [{ campo: 'em', mensagem }] }, mensagem)
}
