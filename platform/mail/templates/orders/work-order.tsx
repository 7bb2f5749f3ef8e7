import { givenName } from '#domain/customer/first-name.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { formatMoment } from '#domain/time/format-moment.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Note, Paragraphs, Row, Rows, Section, Text, Title } from '../layout/components.tsx'
import { useOwnWords } from '../layout/own-words.ts'

type Props = Templates['work-order']
type Words = { subject: string; preheader: string; text: string; button: string }

/** What happened to an instrument in the workshop. */
export function workOrder(props: Props, { loja }: MailShop): MailContent {
  const { tipo, nome, orcamento, mensagem, nota, isFromCounter, url, numero } = props
  const { subject, preheader, text, button } = wordsOf(props)
  const quotes = tipo === 'orcamento' || tipo === 'lembrete'

  return {
    subject,
    preheader,
    reason: `Você recebe esta mensagem por causa da ordem de serviço nº ${numero} na ${loja.nome}.`,
    body: (
      <>
        <Title>{subject}</Title>
        <Greeting nome={nome} />
        <Text>{text}</Text>
        {quotes && orcamento && (
          <Section title="Orçamento">
            {orcamento.mensagem !== '' && <Paragraphs text={orcamento.mensagem} />}
            <Rows>
              {orcamento.linhas.map(({ descricao, valor }) => (
                <Row key={descricao} label={descricao} value={priceText(valor)} />
              ))}
              <Row label="Total" value={priceText(orcamento.total)} isTotal />
            </Rows>
          </Section>
        )}
        {tipo === 'mensagem' && <Paragraphs text={mensagem} />}
        {nota !== '' && <Paragraphs text={nota} />}
        {(tipo === 'pronta' || (tipo === 'cancelada' && isFromCounter)) && <Place loja={loja} />}
        <Button href={url}>{button}</Button>
        {quotes && <Note>Nada é feito nem cobrado antes da sua resposta.</Note>}
      </>
    ),
  }
}

function Greeting({ nome }: { nome: string }) {
  const first = givenName(nome)
  if (useOwnWords().saudacao !== '') return null

  return <Text>{first === '' ? 'Olá!' : `Olá, ${first}!`}</Text>
}

/** Where it is picked up. */
function Place({ loja: { endereco, atendimento } }: { loja: MailShop['loja'] }) {
  const { logradouro, numero, bairro, cidade, uf } = endereco

  return (
    <Section title="Onde retirar">
      <Text>{[`${logradouro}, ${numero}`, bairro, `${cidade}/${uf}`].filter(Boolean).join(' – ')}</Text>
      {atendimento !== '' && <Text>{atendimento}</Text>}
    </Section>
  )
}

function priceText(valor: number): string {
  return valor === 0 ? 'Sem custo' : formatBRL(valor)
}

function deliveryText(entrega: Props['entrega']): string {
  if (entrega === null) return ''
  const day = formatDay(entrega.dia)

  return entrega.tipo === 'retirada'
    ? ` O pedido fica pronto para retirada em ${day}.`
    : ` A entrega do pedido fica prevista para ${day}.`
}

function wordsOf(props: Props): Words {
  const { tipo, instrumento, numero, orcamento, previstaPara, entrega } = props
  const until = orcamento ? formatMoment(orcamento.validoAte) : ''
  const see = 'Ver a ordem de serviço'
  switch (tipo) {
    case 'recebida':
      return {
        subject: `Recebemos o seu instrumento: ordem nº ${numero}`,
        preheader: 'Acompanhe o serviço pelo link.',
        text: `${instrumento} está na oficina. Na página da ordem de serviço você acompanha cada passo e vê as fotos que a oficina fizer. Guarde este e-mail: o link abre a página.`,
        button: see,
      }
    case 'orcamento':
      return {
        subject: orcamento?.extra
          ? `Serviço a mais para você aprovar: ${instrumento}`
          : `Orçamento para você aprovar: ${instrumento}`,
        preheader: orcamento ? `${priceText(orcamento.total)}, até ${until}.` : '',
        text: orcamento?.extra
          ? `Ao trabalhar no instrumento vimos algo a mais. O que já foi combinado segue como está; isto espera a sua resposta até ${until}.`
          : `O orçamento está pronto e vale até ${until}.`,
        button: 'Ver e responder',
      }
    case 'lembrete':
      return {
        subject: `O orçamento vale até ${until}`,
        preheader: `${instrumento} espera a sua resposta.`,
        text: `O orçamento para ${instrumento} ainda espera a sua resposta. Depois de ${until} ele vence, e a oficina precisa mandar outro.`,
        button: 'Ver e responder',
      }
    case 'recusado':
      return {
        subject: `Orçamento recusado: ${instrumento}`,
        preheader: 'Nada foi cobrado.',
        text: orcamento?.extra
          ? 'O serviço a mais não será feito, e nada foi cobrado por ele. O que já estava combinado segue.'
          : 'O serviço não será feito, e nada foi cobrado. Você pode retirar o instrumento na loja como chegou. Se mudar de ideia, escreva para a oficina pela página.',
        button: see,
      }
    case 'novoDia': {
      const day = formatDay(previstaPara ?? '')
      return {
        subject: `Novo dia na oficina: ${instrumento}`,
        preheader: `Pronto em ${day}.`,
        text: `O dia da oficina para ${instrumento} mudou: agora deve ficar pronto em ${day}.${deliveryText(entrega)} Se não serve para você, escreva pela página.`,
        button: see,
      }
    }
    case 'mensagem':
      return {
        subject: `A oficina escreveu sobre ${instrumento}`,
        preheader: 'Leia e responda pela página.',
        text: 'A oficina mandou uma mensagem:',
        button: 'Responder',
      }
    case 'pronta':
      return {
        subject: `Pronto para retirada: ${instrumento}`,
        preheader: 'Veja como ficou.',
        text: 'O serviço terminou. Traga um documento com foto. Se ainda falta pagar, a página leva ao pagamento.',
        button: 'Ver como ficou',
      }
    case 'entregue':
      return {
        subject: `${instrumento} voltou para você`,
        preheader: 'Obrigado pela confiança.',
        text: 'Obrigado pela confiança. O serviço tem garantia legal de 90 dias (CDC, art. 26): se algo não ficou bom, escreva pela página.',
        button: see,
      }
    case 'cancelada':
      return {
        subject: `Serviço cancelado: ${instrumento}`,
        preheader: 'Veja o que acontece agora.',
        text: cancelledText(props),
        button: see,
      }
  }
}

function cancelledText({ isFromCounter, devolver }: Props): string {
  const now = isFromCounter
    ? 'Você pode retirar o instrumento na loja.'
    : 'O instrumento segue com o pedido, sem este serviço.'
  const back = devolver > 0 ? ` A loja devolve o que você pagou por ele: ${formatBRL(devolver)}.` : ''

  return `A oficina cancelou o serviço. ${now}${back}`
}
