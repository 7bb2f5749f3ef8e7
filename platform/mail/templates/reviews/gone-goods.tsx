import { cutName } from '#domain/format/cut-name.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Text, Title } from '../layout/components.tsx'

/** What somebody waited for left the store; their place or alert ends with this mail. */
export function goneGoods(
  { nome, espera, url }: Templates['gone-goods'],
  { loja, storeUrl }: MailShop,
): MailContent {
  const request = espera === 'chegada' ? 'o aviso da chegada' : 'um aviso de preço'
  const end = espera === 'chegada' ? 'o seu lugar na fila termina aqui' : 'o seu aviso de preço termina aqui'

  return {
    subject: `Saiu da loja: ${cutName(nome, 42)}`,
    preheader: 'O que você esperava não será mais vendido.',
    reason: `Você recebe esta mensagem porque pediu à ${loja.nome} ${request} deste produto.`,
    body: (
      <>
        <Title>O que você esperava saiu da loja</Title>
        <Text>
          {`${url ? 'A loja não vende mais a opção que você esperava de' : 'A loja não vende mais'} ${nome}: ${end}, e não escrevemos mais sobre isso.`}
        </Text>
        <Button href={url ? `${storeUrl}${url}` : storeUrl}>
          {url ? 'Ver as outras opções' : 'Ver a loja'}
        </Button>
      </>
    ),
  }
}
