import { cutName } from '#domain/format/cut-name.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Text, Title } from '../layout/components.tsx'

/** What somebody waited for left the store; their place, hold or alert ends with this mail. */
export function goneGoods(
  { nome, espera, reservada, url, categoria }: Templates['gone-goods'],
  { loja, storeUrl }: MailShop,
): MailContent {
  const request = espera === 'chegada' ? 'o aviso da chegada' : 'um aviso de preço'
  const sentence = url
    ? `Não vamos mais vender a opção que você esperava de ${nome}`
    : `Não vamos mais vender ${nome}`
  const others = categoria ? `Ver ${categoria.nome}` : 'Ver a loja'

  return {
    subject: `Saiu da loja: ${cutName(nome, 42)}`,
    preheader: 'O que você esperava não será mais vendido.',
    reason: `Você recebe esta mensagem porque pediu à ${loja.nome} ${request} deste produto.`,
    body: (
      <>
        <Title>O que você esperava saiu da loja</Title>
        <Text>{`Sentimos muito. ${sentence}: ${endOf(espera, reservada)}. Este é o último aviso sobre ele.`}</Text>
        <Button href={`${storeUrl}${url ?? categoria?.url ?? ''}`}>
          {url ? 'Ver as outras opções' : others}
        </Button>
      </>
    ),
  }
}

function endOf(espera: Templates['gone-goods']['espera'], reservada: boolean): string {
  if (espera === 'preco') return 'o seu aviso de preço termina aqui'

  return reservada
    ? 'a unidade que estava reservada para você também saiu da loja'
    : 'o seu lugar na fila termina aqui'
}
