import type { Check } from '#platform/infrastructure/doctor/check.ts'

export const SETTINGS_CHECKS: Check[] = [
  {
    name: 'settings',
    title: 'Falta algo sem o que a loja não abre direito',
    advice:
      'Abra a loja uma vez: ela cria o que falta. O que é do comerciante está no painel, em Configurações.',
    problems: `
      select 'as configurações da loja' as problem where not exists (select from configuracao)
      union all select 'o menu principal' where not exists (select from menus where hash = 'main-menu')
      union all select 'um dono que possa entrar no painel (npm run admin:create)'
        where not exists (select from funcionarios where papel = 'dono' and ativo)`,
  },
]
