import type { TeachingBenefit } from '#domain/customer/teaching/teaching-account.ts'
import { describeMail, type SampleData } from './describe-mail.ts'

export const ACCOUNT_MAILS = {
  'sign-up-confirmation': describeMail<{ confirmUrl: string; hours: number }>({
    grupo: 'conta',
    nome: 'Confirmação do cadastro',
    quando: 'Quando alguém cria uma conta.',
    sample: ({ storeUrl }) => ({ confirmUrl: `${storeUrl}/minha-conta`, hours: 24 }),
  }),

  'sign-up-known': describeMail<{ loginUrl: string; recoveryUrl: string }>({
    grupo: 'conta',
    nome: 'Cadastro que já existe',
    quando: 'Quando o e-mail já tem conta.',
    sample: (around) => ({
      loginUrl: `${around.storeUrl}/checkout/acesso/`,
      recoveryUrl: passwordUrl(around),
    }),
  }),

  'login-code': describeMail<{ codigo: string; minutes: number }>({
    grupo: 'conta',
    nome: 'Código de acesso',
    quando: 'Quando alguém pede um código para entrar.',
    sample: () => ({ codigo: '012345', minutes: 10 }),
  }),

  'password-link': describeMail<{ resetUrl: string; minutes: number }>({
    grupo: 'conta',
    nome: 'Nova senha',
    quando: 'Quando alguém esquece a senha.',
    sample: (around) => ({ resetUrl: passwordUrl(around), minutes: 60 }),
  }),

  /** `securityUrl` is the page where the password is changed. */
  'login-tries': describeMail<{ securityUrl: string }>({
    grupo: 'conta',
    nome: 'Tentativas de entrar',
    quando: 'Depois de muitas senhas erradas.',
    sample: (around) => ({ securityUrl: passwordUrl(around) }),
  }),

  'password-changed': describeMail<{ recoveryUrl: string }>({
    grupo: 'conta',
    nome: 'Senha alterada',
    quando: 'Depois que a senha muda.',
    sample: (around) => ({ recoveryUrl: passwordUrl(around) }),
  }),

  'email-change': describeMail<{ confirmUrl: string; minutes: number }>({
    grupo: 'conta',
    nome: 'Novo e-mail',
    quando: 'Quando alguém muda o e-mail da conta.',
    sample: ({ storeUrl }) => ({ confirmUrl: `${storeUrl}/minha-conta`, minutes: 60 }),
  }),

  /** Goes to the account's previous address. */
  'email-changed': describeMail<Record<string, never>>({
    grupo: 'conta',
    nome: 'E-mail alterado',
    quando: 'Ao e-mail antigo, depois da mudança.',
    sample: () => ({}),
  }),

  'account-deleted': describeMail<Record<string, never>>({
    grupo: 'conta',
    nome: 'Conta excluída',
    quando: 'Quando alguém exclui a conta.',
    sample: () => ({}),
  }),

  /** `nome` is the teacher or school. */
  'teaching-answer': describeMail<{
    nome: string
    /** `encerrada`: it was approved before, and parents' links stopped. */
    resposta: 'aprovada' | 'recusada' | 'encerrada'
    beneficio: TeachingBenefit
    percentual: number
    url: string
  }>({
    grupo: 'conta',
    nome: 'Conta para turmas',
    quando: 'Quando a loja responde ao pedido de um professor ou de uma escola, ou encerra a conta.',
    sample: ({ storeUrl }) => ({
      nome: 'Escola Municipal Villa-Lobos',
      resposta: 'aprovada',
      beneficio: 'desconto',
      percentual: 10,
      url: `${storeUrl}/minha-conta/ensino`,
    }),
  }),

  /** `faltam`: who still lacks something, of `alunos` pupils; `link` is the list's for all parents. */
  'class-reminder': describeMail<{
    lista: string
    /** `YYYY-MM-DD` */
    prazo: string
    alunos: number
    faltam: { nome: string; precisa: number; pedidas: number }[]
    link: string
    url: string
  }>({
    grupo: 'conta',
    nome: 'Lista de turma que termina',
    quando: 'Ao professor, alguns dias antes do último dia de uma lista a que falta algo; uma vez por lista.',
    sample: ({ storeUrl }) => ({
      lista: 'Violino, terças',
      prazo: '2026-12-10',
      alunos: 4,
      faltam: [
        { nome: 'Ana', precisa: 3, pedidas: 1 },
        { nome: 'Beto', precisa: 2, pedidas: 0 },
      ],
      link: `${storeUrl}/turmas/turma/exemplo`,
      url: `${storeUrl}/minha-conta/ensino`,
    }),
  }),

  /** `instrumento` is what its owner calls it, or what it is; `stringsUrl` leads to the strings that fit it. */
  'string-change': describeMail<{
    instrumento: string
    stringsUrl: string
    instrumentsUrl: string
    unsubscribeUrl: string
  }>({
    grupo: 'conta',
    nome: 'Troca de cordas',
    quando: 'Pelas horas tocadas, a quem pediu para ser lembrado.',
    sample: ({ storeUrl }) => ({
      instrumento: 'violino 3/4',
      stringsUrl: `${storeUrl}/ferramentas/meu-instrumento`,
      instrumentsUrl: `${storeUrl}/minha-conta`,
      unsubscribeUrl: `${storeUrl}/newsletter`,
    }),
  }),

  'passport-handed-over': describeMail<{ instrumento: string; numeroSerie: string }>({
    grupo: 'conta',
    nome: 'Instrumento passado adiante',
    quando: 'A quem passou um instrumento, quando o novo dono o recebe.',
    sample: () => ({ instrumento: 'Violino Eagle VE441 4/4', numeroSerie: 'EA-20317' }),
  }),

  'passport-received': describeMail<{ instrumento: string; numeroSerie: string; passportUrl: string }>({
    grupo: 'conta',
    nome: 'Instrumento recebido',
    quando: 'Ao novo dono, quando recebe um instrumento.',
    sample: ({ storeUrl }) => ({
      instrumento: 'Violino Eagle VE441 4/4',
      numeroSerie: 'EA-20317',
      passportUrl: `${storeUrl}/passaporte`,
    }),
  }),
}

function passwordUrl({ storeUrl }: SampleData): string {
  return `${storeUrl}/checkout/senha`
}
