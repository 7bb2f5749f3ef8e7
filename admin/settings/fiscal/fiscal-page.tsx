import { Anchor, Stack, Text } from '@mantine/core'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import { useSettings } from '../use-settings.ts'
import { AccountsSection } from './accounts-section.tsx'
import { IssuingSection } from './issuing-section.tsx'
import { RULES_PER_PAGE, RulesSection } from './rules-section.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const pagina = Math.max(1, Number(new URL(request.url).searchParams.get('pagina')) || 1)
  const [issuing, rules] = await Promise.all([
    api.fiscal.getIssuing(),
    api.fiscal.listRules({ pagina, porPagina: RULES_PER_PAGE }),
  ])

  return { issuing, rules }
}

const REGIMES: Record<number, string> = {
  1: 'Simples Nacional',
  2: 'Simples Nacional, acima do sublimite',
  3: 'Regime normal',
  4: 'MEI',
}

/** Invoices: the account at the service, how the shop issues, and the tax rules. */
export function Component() {
  const { issuing, rules } = useLoaderData<typeof loader>()
  const { partes } = useSettings()
  const { crt } = partes.fiscal

  return (
    <Stack>
      <AccountsSection contas={issuing.contas} />
      <IssuingSection key={issuing.versao} issuing={issuing} />
      <Section title="Quem emite">
        <Text size="sm">
          {partes.loja.razaoSocial || 'Sem razão social'}, {REGIMES[crt]}. Muda em{' '}
          <Anchor component={Link} to="/configuracoes" size="sm" underline="always">
            Dados da loja
          </Anchor>
          .
        </Text>
      </Section>
      <RulesSection {...rules} crt={crt} />
    </Stack>
  )
}
