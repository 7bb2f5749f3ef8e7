import type { MailInList } from '#contract/content/mail-texts.ts'
import type { TemplateName } from './templates.ts'

type ListedMail = Pick<MailInList, 'nome' | 'quando' | 'grupo'>

/** What each mail is called on the page, and when it leaves, in the order of what happens to an order and to an account. */
export const MAILS: Record<TemplateName, ListedMail> = {
  'order-received': mail('pedidos', 'Pedido recebido', 'Quando alguém compra com cartão.'),
  'order-pix': mail('pedidos', 'Pix do pedido', 'Quando um Pix é gerado, com o código e o prazo.'),
  'order-boleto': mail('pedidos', 'Boleto do pedido', 'Quando um boleto é gerado.'),
  'order-changed': mail('pedidos', 'Pedido alterado', 'Quando a loja muda um pedido antes do pagamento.'),
  'order-approved': mail('pedidos', 'Pagamento aprovado', 'Quando o dinheiro chega.'),
  'order-declined': mail('pedidos', 'Pagamento recusado', 'Quando um cartão é recusado.'),
  'order-part-paid': mail('pedidos', 'Pago em parte', 'Quando chega menos que o total.'),
  'order-late-money': mail(
    'pedidos',
    'Pago depois do prazo',
    'Quando o dinheiro chega e o pedido já acabou.',
  ),
  'order-sent': mail('pedidos', 'Pedido enviado', 'Quando o pedido sai da loja, com o rastreio.'),
  'order-ready': mail('pedidos', 'Pronto para retirada', 'Quando o pedido espera na loja.'),
  'order-delivered': mail('pedidos', 'Pedido entregue', 'Quando o pedido chega.'),
  'order-cancelled': mail('pedidos', 'Pedido cancelado', 'Quando o pedido acaba sem entrega.'),
  'order-refunded': mail('pedidos', 'Dinheiro devolvido', 'A cada devolução de dinheiro.'),
  'order-return-asked': mail('pedidos', 'Devolução pedida', 'Quando alguém quer devolver o que comprou.'),
  'order-returned': mail('pedidos', 'Devolução recebida', 'Quando o que foi devolvido chega à loja.'),
  'sign-up-confirmation': mail('conta', 'Confirmação do cadastro', 'Quando alguém cria uma conta.'),
  'sign-up-known': mail('conta', 'Cadastro que já existe', 'Quando o e-mail já tem conta.'),
  'login-code': mail('conta', 'Código de acesso', 'Quando alguém pede um código para entrar.'),
  'password-link': mail('conta', 'Nova senha', 'Quando alguém esquece a senha.'),
  'login-tries': mail('conta', 'Tentativas de entrar', 'Depois de muitas senhas erradas.'),
  'password-changed': mail('conta', 'Senha alterada', 'Depois que a senha muda.'),
  'email-change': mail('conta', 'Novo e-mail', 'Quando alguém muda o e-mail da conta.'),
  'email-changed': mail('conta', 'E-mail alterado', 'Ao e-mail antigo, depois da mudança.'),
  'account-deleted': mail('conta', 'Conta excluída', 'Quando alguém exclui a conta.'),
  'evaluation-request': mail('opinioes', 'Convite para avaliar', 'Alguns dias depois da entrega.'),
  'question-answered': mail('opinioes', 'Pergunta respondida', 'Quando a loja responde a uma pergunta.'),
  'budget-request': mail('opinioes', 'Pedido de orçamento', 'À loja, com cópia para quem pede.'),
  'contact-message': mail('opinioes', 'Mensagem de contato', 'À loja, com cópia para quem escreve.'),
  'cart-abandoned': mail('novidades', 'Sacola esquecida', 'Horas depois, a quem aceita ofertas.'),
  'back-in-stock': mail('novidades', 'Voltou ao estoque', 'A quem pediu para saber.'),
  'newsletter-confirmation': mail('novidades', 'Confirmação da newsletter', 'Quando alguém se inscreve.'),
  'newsletter-welcome': mail('novidades', 'Boas-vindas da newsletter', 'Depois da confirmação.'),
  'staff-invitation': mail('equipe', 'Convite para a equipe', 'Quando alguém é chamado para o painel.'),
  'staff-notice': mail('equipe', 'Aviso de segurança', 'Quando o acesso de alguém da equipe muda.'),
  'staff-alerts': mail(
    'equipe',
    'Avisos da loja',
    'A quem quer saber de pedidos, devoluções, perguntas e estoque.',
  ),
  'mail-test': mail('equipe', 'Teste de e-mail', 'Quando alguém testa o e-mail nas configurações.'),
}

/** The mail of this name; undefined where there is none. */
export function templateOf(modelo: string): TemplateName | undefined {
  return TEMPLATE_NAMES.find((name) => name === modelo)
}

export const TEMPLATE_NAMES = Object.keys(MAILS) as TemplateName[]

function mail(grupo: ListedMail['grupo'], nome: string, quando: string): ListedMail {
  return { grupo, nome, quando }
}
