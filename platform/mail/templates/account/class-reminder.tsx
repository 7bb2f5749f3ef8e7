import { reminderText } from '#domain/customer/teaching/teaching-words.ts'
import { formatDay } from '#domain/time/format-date.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Copyable, Row, Rows, Section, Text, Title } from '../layout/components.tsx'

/** More names than that make no mail that anybody reads; the page has them all. */
const MAX_NAMES = 40

/** A teacher's list ends soon, and some pupils lack something. */
export function classReminder(
  { lista, prazo, alunos, faltam, link, url }: Templates['class-reminder'],
  { loja }: MailShop,
): MailContent {
  const count = faltam.length
  const day = formatDay(prazo)
  const summary =
    count === 1
      ? `De ${alunos} ${alunos === 1 ? 'aluno, 1' : 'alunos, 1'} ainda não tem tudo.`
      : `De ${alunos} alunos, ${count} ainda não têm tudo.`

  return {
    // A list's name may be longer than a subject.
    subject: `Sua lista de turma vai até ${day}`,
    preheader: summary,
    reason: `Você recebe esta mensagem, uma vez por lista, porque tem uma conta para turmas na ${loja.nome}.`,
    body: (
      <>
        <Title>{`A lista ${lista} vai até ${day}`}</Title>
        <Text>{summary} Depois desse dia, ninguém compra mais por ela. Você pode mudar o dia.</Text>
        <Section title="Quem falta">
          <Rows>
            {faltam.slice(0, MAX_NAMES).map(({ nome, precisa, pedidas }) => (
              <Row key={nome} label={nome} value={`${pedidas} de ${precisa} em pedidos`} />
            ))}
          </Rows>
          {count > MAX_NAMES && <Text>E mais {count - MAX_NAMES}. O andamento mostra todos.</Text>}
        </Section>
        <Button href={url}>Ver o andamento</Button>
        <Copyable label="Um lembrete para o grupo dos pais, que não diz quem falta">
          {reminderText({ nome: lista, prazo, link })}
        </Copyable>
      </>
    ),
  }
}
