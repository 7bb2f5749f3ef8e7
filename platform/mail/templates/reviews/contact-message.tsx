import { cutName } from '#domain/format/cut-name.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Note, Row, Rows, Section, Text, Title } from '../layout/components.tsx'

/** A contact message: to the store, or as a copy to its writer. */
export function contactMessage(
  { protocolo, nome, email, contato, assunto, mensagem, copia }: Templates['contact-message'],
  { loja }: MailShop,
): MailContent {
  return {
    subject: `${copia ? 'Sua mensagem' : 'Mensagem do site'}: ${cutName(assunto, 40)}`,
    preheader: copia ? `Protocolo ${protocolo}. Respondemos em até um dia útil.` : `De ${nome}.`,
    reason: copia
      ? `Você recebe esta cópia porque escreveu para a ${loja.nome}.`
      : `Esta mensagem veio do formulário de contato da ${loja.nome}.`,
    body: (
      <>
        <Title>{copia ? 'Recebemos a sua mensagem' : 'Mensagem do site'}</Title>
        <Text>
          {copia
            ? 'Esta é a sua cópia. A nossa equipe responde em até um dia útil.'
            : 'Para responder a quem escreveu, responda a este e-mail.'}
        </Text>
        <Rows>
          <Row label="Protocolo" value={protocolo} />
          <Row label="Assunto" value={assunto} />
          <Row label="Nome" value={nome} />
          <Row label="E-mail" value={email} />
          {contato !== '' && <Row label="Telefone" value={contato} />}
        </Rows>
        <Section title="Mensagem">
          <Text>{mensagem}</Text>
        </Section>
        {copia && <Note>Não foi você? Ignore esta mensagem: nada mais acontece.</Note>}
      </>
    ),
  }
}
