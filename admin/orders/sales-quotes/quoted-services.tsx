import { Text } from '@mantine/core'
import type { AdminSalesQuote } from '#contract/orders/sales/sales-quotes.ts'
import { pricedServiceWords } from '#domain/workshop/service-words.ts'

type QuotedServicesProps = Pick<AdminSalesQuote['linhas'][number], 'servicos' | 'quantidade'>

/** What the workshop does to the units of a quote's line, with answers and prices. */
export function QuotedServices({ servicos, quantidade }: QuotedServicesProps) {
  return servicos.map(({ idServico, nome, valor, escolhas }) => (
    <Text key={idServico} size="xs">
      {nome}: {pricedServiceWords({ escolhas, preco: valor }, quantidade)}
    </Text>
  ))
}
