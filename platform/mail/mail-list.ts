import type { MailInList } from '#contract/content/mail-texts.ts'
import type { TemplateName } from './templates.ts'

type ToldInput = Pick<MailInList, 'nome' | 'quando' | 'grupo'>

/** What each mail is called on the page, and when it leaves, in the order of what happens to an order and to an account. */
export const MAILS: Record<TemplateName, ToldInput> = {
  'order-received': told('pedidos', 'Pedido recebido', 'Quando alguém compra com cartão.'),
  'order-pix': told('pedidos', 'Pix do pedido', 'Quando um Pix é gerado, com o código e o prazo.'),
  'order-boleto': told('pedidos', 'Boleto do pedido', 'Quando um boleto é gerado.'),
  'order-changed': told('pedidos', 'Pedido alterado', 'Quando a loja muda um pedido antes do pagamento.'),
  'order-approved': told('pedidos', 'Pagamento aprovado', 'Quando o dinheiro chega.'),
  'order-declined': told('pedidos', 'Pagamento recusado', 'Quando um cartão é recusado.'),
  'order-part-paid': told('pedidos', 'Pago em parte', 'Quando chega menos que o total.'),
  'order-late-money': told(
    'pedidos',
    'Pago depois do prazo',
    'Quando o dinheiro chega e o pedido já acabou.',
  ),
  'order-sent': told('pedidos', 'Pedido enviado', 'Quando o pedido sai da loja, com o rastreio.'),
  'order-ready': told('pedidos', 'Pronto para retirada', 'Quando o pedido espera na loja.'),
  'order-delivered': told('pedidos', 'Pedido entregue', 'Quando o pedido chega.'),
  'order-cancelled': told('pedidos', 'Pedido cancelado', 'Quando o pedido acaba sem entrega.'),
  'order-refunded': told('pedidos', 'Dinheiro devolvido', 'A cada devolução de dinheiro.'),
  'order-return-asked': told('pedidos', 'Devolução pedida', 'Quando alguém quer devolver o que comprou.'),
  'order-returned': told('pedidos', 'Devolução recebida', 'Quando o que foi devolvido chega à loja.'),
  'sign-up-confirmation': told('conta', 'Confirmação do cadastro', 'Quando alguém cria uma conta.'),
  'sign-up-known': told('conta', 'Cadastro que já existe', 'Quando o e-mail já tem conta.'),
  'login-code': told('conta', 'Código de acesso', 'Quando alguém pede um código para entrar.'),
  'password-link': told('conta', 'Nova senha', 'Quando alguém esquece a senha.'),
  'login-tries': told('conta', 'Tentativas de entrar', 'Depois de muitas senhas erradas.'),
  'password-changed': told('conta', 'Senha alterada', 'Depois que a senha muda.'),
  'email-change': told('conta', 'Novo e-mail', 'Quando alguém muda o e-mail da conta.'),
  'email-changed': told('conta', 'E-mail alterado', 'Ao e-mail antigo, depois da mudança.'),
  'account-deleted': told('conta', 'Conta excluída', 'Quando alguém exclui a conta.'),
  'evaluation-request': told('opinioes', 'Convite para avaliar', 'Alguns dias depois da entrega.'),
  'question-answered': told('opinioes', 'Pergunta respondida', 'Quando a loja responde a uma pergunta.'),
  'budget-request': told('opinioes', 'Pedido de orçamento', 'À loja, com cópia para quem pede.'),
  'contact-message': told('opinioes', 'Mensagem de contato', 'À loja, com cópia para quem escreve.'),
  'cart-abandoned': told('novidades', 'Sacola esquecida', 'Horas depois, a quem aceita ofertas.'),
  'back-in-stock': told('novidades', 'Voltou ao estoque', 'A quem pediu para saber.'),
  'newsletter-confirmation': told('novidades', 'Confirmação da newsletter', 'Quando alguém se inscreve.'),
  'newsletter-welcome': told('novidades', 'Boas-vindas da newsletter', 'Depois da confirmação.'),
  'staff-invitation': told('equipe', 'Convite para a equipe', 'Quando alguém é chamado para o painel.'),
  'staff-notice': told('equipe', 'Aviso de segurança', 'Quando o acesso de alguém da equipe muda.'),
  'staff-alerts': told(
    'equipe',
    'Avisos da loja',
    'A quem quer saber de pedidos, devoluções, perguntas e estoque.',
  ),
  'mail-test': told('equipe', 'Teste de e-mail', 'Quando alguém testa o e-mail nas configurações.'),
}

/** The mail of this name; undefined where there is none. */
export function templateOf(modelo: string): TemplateName | undefined {
  return TEMPLATE_NAMES.find((name) => name === modelo)
}

export const TEMPLATE_NAMES = Object.keys(MAILS) as TemplateName[]

function told(grupo: ToldInput['grupo'], nome: string, quando: string): ToldInput {
  return { grupo, nome, quando }
}
