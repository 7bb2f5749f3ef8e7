import { formatLinhaDigitavel } from '#domain/boleto/linha-digitavel.ts'
import { formatBRL } from '#domain/format-money.ts'
import type { MailShop, Templates } from '../templates.ts'
import type { MailContent } from './content.ts'
import { formatDay, Greeting, orderReason } from './order-parts.tsx'
import { Button, Copyable, Note, Text, Title } from './parts.tsx'

/** The line to pay with, until when, and where the boleto can be printed. */
export function orderBoleto(
  { pedido, orderUrl, linhaDigitavel, valor, vencimento }: Templates['order-boleto'],
  { loja }: MailShop,
): MailContent {
  const dia = formatDay(vencimento)

  return {
    subject: `Seu boleto do pedido nº ${pedido.numero}`,
    preheader: `${formatBRL(valor)}, com vencimento em ${dia}.`,
    reason: orderReason(pedido, loja.nome),
    body: (
      <>
        <Title>Seu boleto está pronto</Title>
        <Greeting pedido={pedido} />
        <Text>
          Para confirmar o pedido nº {pedido.numero}, pague <strong>{formatBRL(valor)}</strong> até{' '}
          <strong>{dia}</strong> em qualquer banco, lotérica ou aplicativo.
        </Text>
        <Copyable label="Linha digitável">{formatLinhaDigitavel(linhaDigitavel)}</Copyable>
        <Button href={orderUrl}>Abrir o boleto em PDF</Button>
        <Note>
          O banco leva até 3 dias úteis para nos avisar do pagamento. Guarde o comprovante até recebermos a
          confirmação.
        </Note>
      </>
    ),
  }
}
