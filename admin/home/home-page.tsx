import { Grid, Group, SimpleGrid, Stack } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { type LoaderFunctionArgs, Navigate, useLoaderData } from 'react-router'
import { givenName } from '#domain/customer/first-name.ts'
import { Page } from '../components/page/page.tsx'
import { oneOf } from '../components/table/one-of.ts'
import { PeriodChoice } from '../components/table/period-choice.tsx'
import { queryOf } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'
import { leadsToOpening, useEntry } from '../shell/entry.ts'
import { BestSellers } from './best-sellers.tsx'
import { EmptySearches } from './empty-searches.tsx'
import { Funnel } from './funnel.tsx'
import { LowStock } from './low-stock.tsx'
import { OrdersToDo } from './orders-to-do.tsx'
import { SalesCard } from './sales-card.tsx'
import { Waiting } from './waiting.tsx'

/** Loaded after the page, since charts are larger than everything else on it. */
const SalesChart = lazy(() => import('./sales-chart.tsx'))

/** Periods of the figures, in days including today. */
const PERIODS = ['1', '7', '30'] as const

export function loader({ request }: LoaderFunctionArgs) {
  return api.panel.home({ dias: oneOf(PERIODS, queryOf(request)['dias']) })
}

/** The dashboard. Each figure links to what it counts. */
export function Component() {
  const home = useLoaderData<typeof loader>()
  const entry = useEntry()
  const { vendas, pedidos, funil, maisVendidos, buscasSemResultado, estoqueBaixo } = home

  if (leadsToOpening(entry)) return <Navigate to="/abrir" replace />

  return (
    <Page title={`Olá, ${givenName(entry.funcionario.nome)}`}>
      <Waiting home={home} />
      {vendas && (
        <>
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <SalesCard
              title="Hoje"
              dias={vendas.dias.slice(-1)}
              previousPeriod="ontem"
              vendas={vendas.hoje}
            />
            <SalesCard
              title="7 dias"
              dias={vendas.dias.slice(-7)}
              previousPeriod="7 dias antes"
              vendas={vendas.seteDias}
            />
            <SalesCard
              title="30 dias"
              dias={vendas.dias}
              previousPeriod="30 dias antes"
              vendas={vendas.trintaDias}
            />
          </SimpleGrid>
          <Suspense fallback={<div style={{ height: 300 }} />}>
            <SalesChart dias={vendas.dias} />
          </Suspense>
        </>
      )}
      <Grid>
        {pedidos && (
          <Grid.Col span={{ base: 12, md: 5 }}>
            <OrdersToDo pedidos={pedidos} />
          </Grid.Col>
        )}
        {estoqueBaixo && (
          <Grid.Col span={{ base: 12, md: 7 }}>
            <LowStock estoqueBaixo={estoqueBaixo} />
          </Grid.Col>
        )}
      </Grid>
      {(funil || maisVendidos) && (
        <Stack gap="sm">
          <Group justify="flex-end">
            <PeriodChoice label="Período do funil e dos mais vendidos" periods={PERIODS} />
          </Group>
          <Grid>
            {funil && (
              <Grid.Col span={{ base: 12, md: 5 }}>
                <Funnel funil={funil} />
              </Grid.Col>
            )}
            {maisVendidos && (
              <Grid.Col span={{ base: 12, md: 7 }}>
                <BestSellers maisVendidos={maisVendidos} />
              </Grid.Col>
            )}
          </Grid>
        </Stack>
      )}
      {buscasSemResultado && <EmptySearches buscas={buscasSemResultado} />}
    </Page>
  )
}
