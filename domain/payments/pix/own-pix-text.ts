import { formatDocument } from '../../documents/format-document.ts'

/** Minutes below which a deadline is said in minutes, and hours below which it is said in hours. */
const [HOUR_MINUTES, DAY_HOURS] = [60, 48]

/** Whom the payer's bank has to show before the payment: money sent to somebody else is lost. */
export function payeeText({ nome, documento }: { nome: string; documento: string }): string {
  const payee = documento === '' ? nome : `${nome}, CNPJ ${formatDocument(documento)}`

  return `Antes de confirmar no banco, confira quem recebe: ${payee}. Se aparecer outro nome, não pague e fale com a gente.`
}

/** Who confirms such a Pix, and that a receipt is not needed. */
export const OWN_PIX_CONFIRMATION =
  'O Pix vai direto para a conta da loja: uma pessoa confirma o pagamento depois de ver o dinheiro na conta, e você recebe um e-mail. Não é preciso mandar comprovante.'

/** How long a code can be paid, and how it is confirmed; `minutes` is null where the bank confirms it at once. */
export function pixTermText(minutes: number | null): string {
  return minutes === null
    ? 'Ele vale por 30 minutos, e a confirmação vem na hora.'
    : `Ele vale por ${lengthText(minutes)}. A loja confirma depois de ver o dinheiro na conta.`
}

function lengthText(minutes: number): string {
  if (minutes < HOUR_MINUTES) return `${minutes} minutos`
  const hours = Math.floor(minutes / HOUR_MINUTES)
  if (hours < DAY_HOURS) return hours === 1 ? '1 hora' : `${hours} horas`

  return `${Math.floor(hours / 24)} dias`
}
