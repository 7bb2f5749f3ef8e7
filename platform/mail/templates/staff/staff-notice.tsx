import type { MailShop, Templates } from '#platform/mail/templates.ts'
import type { MailContent } from '../content.ts'
import { Link, Note, Text, Title } from '../layout/components.tsx'

const WORDS = {
  senha: { title: 'Sua senha do painel mudou', text: 'A senha com que você entra no painel é outra.' },
  segundoFator: {
    title: 'O segundo fator foi desligado',
    text: 'Agora você entra no painel só com a senha, sem o código do aplicativo.',
  },
  chave: {
    title: 'Uma chave de acesso foi criada',
    text: 'Há uma nova chave de acesso com que se entra no painel em seu nome.',
  },
  tentativas: {
    title: 'Tentaram entrar no painel em seu nome',
    text: 'Alguém errou a sua senha ou o seu código muitas vezes e precisa esperar. Do seu navegador de sempre você continua entrando.',
  },
  cartoes: {
    title: 'Muitos cartões recusados na loja',
    text: 'Na última hora a loja recebeu muitas tentativas de pagamento com cartões recusados. Pode ser alguém testando cartões roubados: confira os pedidos recentes.',
  },
} as const

/** Tells a member of staff that access to the panel in their name has changed. */
export function staffNotification(
  { oque, securityUrl }: Templates['staff-notice'],
  { loja }: MailShop,
): MailContent {
  const { title, text } = WORDS[oque]

  return {
    subject: title,
    preheader: `${text} Não foi você? Veja o que fazer.`,
    reason: `Você recebe esta mensagem porque trabalha no painel da ${loja.nome}.`,
    body: (
      <>
        <Title>{title}</Title>
        <Text>{text} Se foi você, está tudo certo.</Text>
        <Note>
          Não foi você? <Link href={securityUrl}>Confira a sua segurança no painel</Link> e avise o dono da
          loja agora.
        </Note>
      </>
    ),
  }
}
