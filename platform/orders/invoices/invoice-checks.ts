import { sql } from 'drizzle-orm'
import type { Check } from '#platform/infrastructure/doctor/check.ts'

export const INVOICE_CHECKS: Check[] = [
  {
    name: 'invoice-account',
    title: 'A loja emite notas sozinha em homologação, onde não têm valor fiscal',
    advice: 'Um dono passa para produção em Configurações › Nota fiscal, ou desliga a emissão ali.',
    problems: `
      select 'Conta de homologação, com o token que termina em ' || c.pista || ', conferida em ' || c.conferida_em as problem
      from emissao_nfe e join contas_nfe c using (ambiente)
      where e.ambiente = 'homologacao' and e.automatica`,
  },
  {
    name: 'invoice-waiting',
    title: 'Uma nota fiscal espera há mais de uma hora que a Focus NFe responda',
    advice: 'Confira o token e a conta na Focus NFe. A loja tenta de novo sozinha por três dias.',
    problems: `
      select 'Nota ' || n.id || ' do pedido ' || p.numero || ', de ' || n.criada_em as problem
      from notas_fiscais n join pedidos p on p.id = n.id_pedido
      where n.falha_desde < now() - interval '1 hour'`,
  },
  {
    name: 'invoice-forgotten',
    title: 'Uma nota fiscal não terminou e não tem quando ser conferida',
    advice: 'npm run doctor -- --fix confere de novo.',
    problems: `
      select 'Nota ' || id || ', ' || situacao as problem from notas_fiscais
      where situacao in ('pendente', 'processando') and conferir_em is null`,
    fix: (tx) =>
      tx.execute(
        sql.raw(`update notas_fiscais set conferir_em = now()
          where situacao in ('pendente', 'processando') and conferir_em is null`),
      ),
  },
]
