import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Link, Text, Title } from '../layout/components.tsx'

/** Reminds of changing the strings, by hours of play. */
export function stringChange(
  { instrumento, stringsUrl, instrumentsUrl, unsubscribeUrl }: Templates['string-change'],
  { loja }: MailShop,
): MailContent {
  return {
    subject: `Hora de trocar as cordas: ${instrumento}`,
    preheader: 'Pelas horas que você toca, as cordas já deram o que tinham de melhor.',
    reason: (
      <>
        Você recebe esta mensagem porque pediu à {loja.nome} para ser lembrado da troca de cordas.{' '}
        <Link href={unsubscribeUrl}>Não quero mais lembretes</Link>
      </>
    ),
    body: (
      <>
        <Title>Hora de trocar as cordas</Title>
        <Text>
          Pelas horas que você toca, as cordas do seu instrumento ({instrumento}) já passaram do melhor
          momento: o som perde brilho e a afinação fica mais difícil.
        </Text>
        <Button href={stringsUrl}>Ver as cordas que servem</Button>
        <Text>
          Já trocou? <Link href={instrumentsUrl}>Anote a troca</Link>, e a gente conta as horas de novo.
        </Text>
      </>
    ),
  }
}
