import { Stack } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Page } from '#admin/components/page/page.tsx'
import { queryOf } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import { Tokens } from './tokens.tsx'
import { Webhooks } from './webhooks.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const pagina = Number(queryOf(request)['pagina'] ?? 1)
  const [tokens, { itens: webhooks }] = await Promise.all([
    api.integrations.tokens({ pagina }),
    api.integrations.webhooks(),
  ])
  return { tokens, webhooks }
}

/** Integrations with other programs: API tokens and webhooks. */
export function Component() {
  const { tokens, webhooks } = useLoaderData<typeof loader>()

  return (
    <Page title="Integrações">
      <Stack maw={960}>
        <Tokens {...tokens} />
        <Webhooks itens={webhooks} />
      </Stack>
    </Page>
  )
}
