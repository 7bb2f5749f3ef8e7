/** Display names of the jobs. A job without one is shown by its own name. */
const NAMES: Record<string, string> = {
  'checkout.send-cart-reminder': 'Lembrar um carrinho abandonado',
  'customers.send-access': 'Enviar um código ou link de acesso',
  'customers.send-account-deleted': 'Avisar da conta excluída',
  'customers.send-email-change': 'Confirmar a troca de e-mail',
  'customers.send-email-changed': 'Avisar da troca de e-mail',
  'customers.send-login-tries': 'Avisar de tentativas de entrar',
  'customers.send-password-changed': 'Avisar da troca de senha',
  'customers.send-sign-up': 'Confirmar um cadastro',
  'integrations.deliver': 'Avisar uma integração',
  'marketing.send-newsletter-confirmation': 'Confirmar um e-mail da newsletter',
  'marketing.send-newsletter-welcome': 'Dar boas-vindas à newsletter',
  'orders.cancel-charges': 'Cancelar uma cobrança',
  'orders.send-order-mail': 'Enviar um e-mail de pedido',
  'orders.send-trade-in-mail': 'Escrever sobre uma troca',
  'payments.dispatch-change': 'Contar uma mudança de pagamento',
  'payments.process-notification': 'Ler um aviso de pagamento',
  'payments.send-payment': 'Pedir uma cobrança',
  'payments.send-refund': 'Devolver dinheiro',
  'reviews.remove-pictures': 'Apagar fotos de uma avaliação',
  'reviews.send-answer': 'Enviar a resposta a uma pergunta',
  'reviews.send-budget': 'Enviar um pedido de orçamento',
  'reviews.send-contact': 'Enviar uma mensagem de contato',
  'reviews.send-invitation': 'Convidar para avaliar',
  'reviews.send-restock': 'Avisar da volta ao estoque',
  'staff.record-alert': 'Avisar a equipe no painel',
  'staff.send-alerts': 'Mandar avisos à equipe por e-mail',
  'staff.send-invitation': 'Convidar alguém da equipe',
  'staff.send-notification': 'Avisar alguém da equipe',
  'staff.send-push': 'Mandar um aviso a um aparelho',
  'transfers.advance-export': 'Exportar um arquivo',
  'transfers.advance-import': 'Importar um arquivo',
  'workshop.send-work-order-mail': 'Escrever sobre uma ordem de serviço',
}

export function jobName(tarefa: string): string {
  return NAMES[tarefa] ?? tarefa
}
