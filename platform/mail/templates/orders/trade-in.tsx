import { formatBRL } from '#domain/money/format-money.ts'
import { NOT_TAKEN } from '#domain/order/trade-in/conditions.ts'
import { owedName, resultSentence, tradeInSentence } from '#domain/order/trade-in/trade-in-words.ts'
import { formatDate } from '#domain/time/format-date.ts'
import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Button, Paragraphs, Text, Title } from '../layout/components.tsx'

type Props = Templates['trade-in']
type Words = { subject: string; preheader: string; paragraphs: string[]; button: string }

/** Where the exchange of an outgrown instrument stands. */
export function tradeIn(props: Props, { loja }: MailShop): MailContent {
  const { subject, preheader, paragraphs, button } = wordsOf(props)

  return {
    subject,
    preheader,
    reason: <>Você recebe esta mensagem porque fez uma troca na {loja.nome}.</>,
    body: (
      <>
        <Title>{subject}</Title>
        {paragraphs.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
        {(props.tipo === 'usada' || props.tipo === 'envioAcaba') && <Paragraphs text={props.instrucoes} />}
        {props.nota !== '' && props.tipo === 'conferida' && <Paragraphs text={props.nota} />}
        {props.fotos > 0 && props.tipo === 'conferida' && (
          <Text>As fotos da conferência estão na página da troca.</Text>
        )}
        <Button href={props.url}>{button}</Button>
      </>
    ),
  }
}

function wordsOf(props: Props): Words {
  const { tipo, instrumento, valor, validaAte, envioDias, enviarAte, codigoPostagem } = props
  const credit = formatBRL(valor)
  const see = 'Ver minha troca'
  switch (tipo) {
    case 'aceita':
      return {
        subject: `Seu crédito de ${credit} está pronto`,
        preheader: `Vale até ${formatDate(validaAte)} em um tamanho maior.`,
        paragraphs: [
          `Pelo seu instrumento (${instrumento}) você tem ${credit} em um instrumento maior da mesma família, até ${formatDate(validaAte)}. Ponha o novo na sacola: o crédito entra sozinho.`,
          'Fique com o instrumento de agora até o novo chegar.',
          NOT_TAKEN,
        ],
        button: 'Escolher o novo',
      }
    case 'creditoAcaba':
      return {
        subject: `Seu crédito de ${credit} vale até ${formatDate(validaAte)}`,
        preheader: 'Depois disso ele acaba.',
        paragraphs: [
          `O crédito pelo seu instrumento (${instrumento}) ainda não foi usado. Ponha um maior da mesma família na sacola até ${formatDate(validaAte)}, e ele entra sozinho. O seu você só envia depois de receber o novo.`,
        ],
        button: 'Escolher o novo',
      }
    case 'envioAcaba':
      return {
        subject: 'Falta enviar o seu instrumento',
        preheader: enviarAte ? `Envie até ${formatDate(enviarAte)}.` : 'O novo já chegou.',
        paragraphs: [
          `O novo já chegou, e o crédito de ${credit} foi usado. ${enviarAte ? `Envie o antigo (${instrumento}) até ${formatDate(enviarAte)}.` : ''} Se já enviou, diga na página da troca, com o rastreio.`,
          ...(codigoPostagem === '' ? [] : [`Código da postagem, que você não paga: ${codigoPostagem}.`]),
        ],
        button: see,
      }
    case 'usada':
      return {
        subject: `Crédito de ${credit} usado no seu pedido`,
        preheader: 'O antigo você só envia depois que o novo chegar.',
        paragraphs: [
          `O crédito descontou ${credit} do seu pedido. Quando o novo chegar, você tem ${envioDias} dias para enviar o antigo (${instrumento}).`,
        ],
        button: see,
      }
    case 'codigo':
      return {
        subject: 'Código para postar o seu instrumento',
        preheader: `O código é ${codigoPostagem}.`,
        paragraphs: [
          `Leve o instrumento embalado a uma agência e mostre este código: ${codigoPostagem}. Você não paga o envio.`,
        ],
        button: see,
      }
    case 'recebida':
      return {
        subject: 'Seu instrumento chegou à loja',
        preheader: 'Agora vamos conferir.',
        paragraphs: [
          `Recebemos o seu instrumento (${instrumento}). Vamos conferir a condição e escrevemos a você.`,
        ],
        button: see,
      }
    case 'conferida':
      return inspectionWords(props)
    case 'desfeita':
      return {
        subject: 'Corrigimos a sua troca',
        preheader: 'O que escrevemos por último não vale mais.',
        paragraphs: [
          `Houve um engano nosso na troca do seu instrumento (${instrumento}), e o que escrevemos por último sobre ele não vale mais.`,
          tradeInSentence({
            ...props,
            usado: null,
            paga: false,
          }),
        ],
        button: see,
      }
    case 'paga':
      return {
        subject: 'Recebemos o pagamento da troca',
        preheader: 'A troca está completa.',
        paragraphs: [`O que faltava pagar da troca (${instrumento}) chegou. A troca está completa.`],
        button: see,
      }
  }
}

function inspectionWords(props: Props): Words {
  const { instrumento, resultado, deve } = props
  const what = owedName(resultado)
  const owed =
    deve > 0
      ? `Falta pagar ${what}: ${formatBRL(deve)}. Pague por Pix na página da troca.`
      : 'Você não precisa pagar nada.'
  const button = deve > 0 ? `Pagar ${what}` : 'Ver minha troca'
  const preheader = deve > 0 ? `Falta pagar ${formatBRL(deve)}.` : 'Não falta nada.'
  switch (resultado) {
    case 'pior':
      return {
        subject: 'Conferimos o seu instrumento',
        preheader,
        paragraphs: [`${resultSentence(props, `O instrumento (${instrumento})`)} Por isso vale menos.`, owed],
        button,
      }
    case 'recusada':
      return {
        subject: 'Não pudemos ficar com o seu instrumento',
        preheader,
        paragraphs: [`${NOT_TAKEN} Mandamos o seu de volta.`, owed],
        button,
      }
    case 'naoChegou':
      return {
        subject: 'Seu instrumento não chegou',
        preheader,
        paragraphs: [
          `O prazo para enviar o instrumento (${instrumento}) acabou, e ele não chegou à loja.`,
          owed,
        ],
        button,
      }
    default:
      return {
        subject: 'Tudo certo com o seu instrumento',
        preheader: 'A troca está completa.',
        paragraphs: [`O instrumento (${instrumento}) está como você disse. A troca está completa. Obrigado!`],
        button: 'Ver minha troca',
      }
  }
}
