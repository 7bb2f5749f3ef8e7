import { givenName } from '#domain/customer/first-name.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { freightText } from '#domain/shipping/freight-text.ts'
import { formatDay } from '#domain/time/format-date.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Note, Paragraphs, Row, Rows, Section, Text, Title } from '../layout/components.tsx'
import { useOwnWords } from '../layout/own-words.ts'

type Props = Templates['sales-quote']

/** A quote with its prices; the same as a PDF is attached. */
export function salesQuote(props: Props, { loja }: MailShop): MailContent {
  const { numero, nome, linhas, frete, total, totalPix, observacoes, url, validaAte } = props
  const subject = subjectOf(props)

  return {
    subject,
    preheader: `${formatBRL(total)}, até ${formatDay(validaAte)}.`,
    reason: `Você recebe esta mensagem por causa da proposta nº ${numero} da ${loja.nome}.`,
    body: (
      <>
        <Title>{subject}</Title>
        <Greeting nome={nome} />
        <Text>{textOf(props)}</Text>
        <Section title="Proposta">
          <Rows>
            {linhas.map((line) => (
              <Row
                key={line.nome}
                label={`${line.quantidade} × ${line.nome}`}
                value={formatBRL(line.total)}
              />
            ))}
            <Row label={frete.label} value={freightText(frete.valor)} />
            <Row label="Total" value={formatBRL(total)} isTotal />
            {totalPix < total && <Row label="Total no Pix" value={formatBRL(totalPix)} />}
          </Rows>
        </Section>
        {observacoes !== '' && <Paragraphs text={observacoes} />}
        <Button href={url}>Ver, aceitar e pagar</Button>
        <Note>
          Nada é cobrado antes de você aceitar. Quem tem o link pode aceitar a proposta: mande só a quem
          decide.
        </Note>
      </>
    ),
  }
}

function Greeting({ nome }: { nome: string }) {
  const first = givenName(nome)
  if (useOwnWords().saudacao !== '') return null

  return <Text>{first === '' ? 'Olá!' : `Olá, ${first}!`}</Text>
}

function subjectOf({ tipo, numero, nova, validaAte }: Props): string {
  if (tipo === 'lembrete') return `A proposta nº ${numero} vale até ${formatDay(validaAte)}`

  return nova ? `Nova versão da proposta nº ${numero}` : `Sua proposta nº ${numero}`
}

function textOf({ tipo, nova, validaAte }: Props): string {
  const until = formatDay(validaAte)
  if (tipo === 'lembrete')
    return `Sua proposta ainda espera a resposta. Depois de ${until} os preços podem mudar.`

  return nova
    ? `Esta versão substitui a anterior e vale até ${until}. Ela está também em anexo, em PDF.`
    : `A proposta vale até ${until}. Ela está também em anexo, em PDF. Para comprar, aceite pelo botão e escolha como pagar.`
}
