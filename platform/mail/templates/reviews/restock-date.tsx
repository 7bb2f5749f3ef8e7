import { cutName } from '#domain/format/cut-name.ts'
import { formatDay, formatLongDay } from '#domain/time/format-date.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Goods, Link, Note, Text, Title } from '../layout/components.tsx'

/** The merchant expects what somebody waits for on another day; sent once per change. */
export function restockDate(
  { produto, antes, previsao, lugar, url }: Templates['restock-date'],
  { loja, storeUrl }: MailShop,
): MailContent {
  const name = cutName(produto.nome, 30)

  return {
    subject: previsao
      ? `Previsão para ${formatDay(previsao)}: ${name}`
      : `Sem previsão por enquanto: ${name}`,
    preheader: 'O seu lugar na fila continua o mesmo.',
    reason: `Você recebe esta mensagem porque pediu à ${loja.nome} para avisar da chegada deste produto.`,
    body: (
      <>
        <Title>{titleOf({ antes, previsao })}</Title>
        <Text>{`${sentenceOf({ antes, previsao })} Você continua na fila, como o ${lugar}º.`}</Text>
        <Goods storeUrl={storeUrl} itens={[{ ...produto, quantidade: 1, valor: produto.precoPor }]} />
        <Button href={`${storeUrl}${url}`}>Ver o meu lugar</Button>
        <Note>
          Não quer mais esperar? <Link href={`${storeUrl}${url}`}>Saia da fila</Link> quando quiser.
        </Note>
      </>
    ),
  }
}

type Days = { antes: string | null; previsao: string | null }

function titleOf({ antes, previsao }: Days): string {
  if (previsao === null) return 'A previsão foi retirada'

  return antes === null ? 'Há uma previsão de reposição' : 'A previsão mudou'
}

function sentenceOf({ antes, previsao }: Days): string {
  if (previsao === null)
    return `A loja não espera mais este produto para ${formatLongDay(antes ?? '')}, e ainda não tem outra data.`
  const now = `para ${formatLongDay(previsao)}`

  return antes === null
    ? `A loja espera este produto ${now}. É uma previsão: se ela mudar, avisamos.`
    : `A loja esperava este produto para ${formatLongDay(antes)}; a previsão mudou ${now}.`
}
