import { cutName } from '#domain/format/cut-name.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Note, Row, Rows, Section, Text, Title } from '../layout/components.tsx'

/** A request for a quote: to the store, or as a copy to the person who asked. */
export function budgetRequest(
  { produto, url, nome, email, contato, mensagem, copia }: Templates['budget-request'],
  { loja }: MailShop,
): MailContent {
  return {
    subject: `${copia ? 'Seu pedido de orçamento' : 'Pedido de orçamento'}: ${cutName(produto, 31)}`,
    preheader: copia ? 'Recebemos o seu pedido e respondemos em breve.' : `De ${nome}.`,
    reason: copia
      ? `Você recebe esta cópia porque pediu um orçamento à ${loja.nome}.`
      : `Este pedido veio da página do produto na ${loja.nome}.`,
    body: (
      <>
        <Title>{copia ? 'Recebemos o seu pedido' : 'Pedido de orçamento'}</Title>
        <Text>
          {copia
            ? `Em até um dia útil a nossa equipe responde com preço e prazo de ${produto}.`
            : `Alguém quer saber preço e prazo de ${produto}.`}
        </Text>
        <Rows>
          <Row label="Nome" value={nome} />
          <Row label="E-mail" value={email} />
          {contato !== '' && <Row label="Telefone" value={contato} />}
        </Rows>
        {mensagem !== '' && (
          <Section title="Mensagem">
            <Text>{mensagem}</Text>
          </Section>
        )}
        <Button href={url}>Ver o produto</Button>
        {copia && <Note>Não foi você? Ignore esta mensagem: nada mais acontece.</Note>}
      </>
    ),
  }
}
