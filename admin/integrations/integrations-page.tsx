import { Stack } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { api } from '../api.ts'
import { Page } from '../parts/page.tsx'
import { queryOf } from '../parts/search-params.ts'
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

/** Programs that work with the store: those that may ask it, and those that are told. */
export function Component() {
  const { tokens, webhooks } = useLoaderData<typeof loader>()

  return (
    <Page titulo="Integrações">
      <Stack maw={960}>
        <Tokens {...tokens} />
        <Webhooks itens={webhooks} />
      </Stack>
    </Page>
  )
}
