import { sql } from 'drizzle-orm'
import type { Check } from '#platform/infrastructure/doctor/check.ts'

/** The amounts received and refunded, summed from the single movements of money. */
const SUMS = `
  select g.id, g.recebido, g.estornado,
    coalesce((select sum(r.valor) from recebimentos r where r.id_pagamento = g.id), 0)::integer as received,
    coalesce((select sum(e.valor) from estornos e where e.id_pagamento = g.id and e.situacao <> 'recusado'), 0)::integer as refunded
  from pagamentos g`

export const PAYMENT_CHECKS: Check[] = [
  {
    name: 'payment-sums',
    title: 'O recebido ou o estornado de um pagamento não é a soma dos seus movimentos',
    advice: 'npm run doctor -- --fix soma de novo.',
    problems: `
      select 'Pagamento ' || id || ': recebido ' || recebido || ' de ' || received || ', estornado ' || estornado || ' de ' || refunded
        as problem
      from (${SUMS}) g where (recebido, estornado) <> (received, refunded)`,
    fix: (tx) =>
      tx.execute(
        sql.raw(`update pagamentos g set recebido = s.received, estornado = s.refunded from (${SUMS}) s
          where s.id = g.id and (g.recebido, g.estornado) <> (s.received, s.refunded)`),
      ),
  },
  {
    name: 'payment-unanswered',
    title: 'Um pagamento espera há mais de uma hora que o provedor responda',
    advice: 'Confira as variáveis do provedor e npm run jobs:failed; -- --retry tenta de novo.',
    problems: `
      select 'Pagamento ' || id || ', de ' || criado_em as problem from pagamentos
      where situacao = 'pendente' and dados is null and criado_em < now() - interval '1 hour'`,
  },
  {
    name: 'payment-undispatched',
    title: 'Uma notícia de pagamento não chegou ao pedido há mais de uma hora',
    advice: 'A loja precisa estar aberta para tratá-la; confira npm run jobs:failed.',
    problems: `
      select 'Pagamento ' || id_pagamento || ': ' || de || ' para ' || para || ', de ' || em as problem
      from pagamentos_mudancas where avisada_em is null and em < now() - interval '1 hour'
      union all
      select 'Aviso ' || id_provedor || ' (' || coalesce(metodo, id_conta::text) || '), de ' || recebido_em from avisos_pagamento
      where processado_em is null and recebido_em < now() - interval '1 hour'`,
  },
  {
    name: 'refund-pending',
    title: 'Um estorno espera há mais de um dia',
    advice: 'Confira o estorno no provedor; npm run jobs:failed diz por que não foi.',
    problems: `
      select 'Estorno ' || id || ' de ' || valor || ' centavos, de ' || criado_em as problem from estornos
      where situacao = 'pendente' and criado_em < now() - interval '1 day'`,
  },
]
