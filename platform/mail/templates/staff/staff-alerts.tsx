import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Link, Note, Text, Title } from '../layout/components.tsx'

/** Events since the last such mail, for a member of staff. */
export function staffAlerts(
  { itens, mais, alertsUrl, choicesUrl }: Templates['staff-alerts'],
  { loja }: MailShop,
): MailContent {
  const total = itens.length + mais
  const [first] = itens
  const subject = total === 1 && first ? `${first.nome} na ${loja.nome}` : `${total} avisos da ${loja.nome}`

  return {
    subject: subject.slice(0, 60),
    preheader: first ? `${first.nome}: ${first.texto}` : '',
    reason: `Você recebe esta mensagem porque trabalha no painel da ${loja.nome} e quer saber disto por e-mail.`,
    body: (
      <>
        <Title>{total === 1 ? 'Um aviso da loja' : `${total} avisos da loja`}</Title>
        {itens.map(({ nome, texto, url }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once
          <Text key={i}>
            <Link href={url}>{nome}</Link>
            <br />
            {texto}
          </Text>
        ))}
        {mais > 0 && <Text>E mais {mais}, que estão no painel.</Text>}
        <Button href={alertsUrl}>Ver os avisos no painel</Button>
        <Note>
          <Link href={choicesUrl}>Escolha o que chega por e-mail</Link>
        </Note>
      </>
    ),
  }
}
