/** `tls` from the start (port 465, RFC 8314), or after a STARTTLS (port 587, RFC 6409). */
export type SmtpSecurity = 'tls' | 'starttls'

/** Why an SMTP server can't be used. */
export type SmtpProblem =
  | 'nome'
  | 'semResposta'
  | 'semTls'
  | 'semStarttls'
  | 'certificado'
  | 'login'
  | 'outro'

type FieldProblem = { campo: 'maquina' | 'porta' | 'seguranca' | 'senha'; mensagem: string }

const WORDS: Record<SmtpProblem, FieldProblem> = {
  nome: {
    campo: 'maquina',
    mensagem: 'Não existe servidor com este nome. Confira com quem hospeda o seu e-mail.',
  },
  semResposta: {
    campo: 'porta',
    mensagem: 'Ninguém respondeu nesta porta. As mais comuns são 465 (TLS) e 587 (STARTTLS).',
  },
  semTls: {
    campo: 'seguranca',
    mensagem: 'Esta porta não começa com TLS. Experimente STARTTLS, na porta 587.',
  },
  semStarttls: {
    campo: 'seguranca',
    mensagem: 'O servidor não oferece STARTTLS nesta porta. Experimente TLS, na porta 465.',
  },
  certificado: {
    campo: 'maquina',
    mensagem:
      'O certificado do servidor não vale para este nome. Use o nome que o seu provedor de e-mail indica.',
  },
  login: {
    campo: 'senha',
    mensagem:
      'O servidor não aceitou este usuário e senha. Alguns provedores pedem uma senha de aplicativo, criada na conta deles.',
  },
  outro: {
    campo: 'maquina',
    mensagem: 'O servidor respondeu de um jeito que a loja não entende. É mesmo um servidor SMTP?',
  },
}

/** What to tell whoever typed the server, and at which field. */
export function smtpFieldProblem(problem: SmtpProblem): FieldProblem {
  return WORDS[problem]
}
