import { Alert, Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { MapPoint } from '#admin/components/address/map-point.tsx'
import { Section } from '#admin/components/page/section.tsx'
import type { SettingsParts } from '#contract/settings/admin-settings.ts'
import type { Coordinates } from '#domain/shipping/coordinates.ts'

/** The store's place, and where it looks CEPs up. */
export type StorePlace = { coordenadas: Coordinates | null; busca: SettingsParts['enderecos']['busca'] }

type DistanceSectionProps = {
  origem: Coordinates | null
  onChange: (origem: Coordinates | null) => void
  store: StorePlace
  error: string | undefined
}

/** Where the distances of a method are measured from, and what lacks for them. */
export function DistanceSection({ origem, onChange, store, error }: DistanceSectionProps) {
  const { coordenadas, busca } = store

  return (
    <Section
      title="De onde se mede a distância"
      text="A distância vai em linha reta até o CEP do cliente; pelas ruas, o caminho é mais longo. Quando ela é conhecida, só valem os preços por distância, e além do último a forma não aparece. Quando não é, valem os outros preços desta forma; sem outros, ela não aparece."
    >
      {!origem && !coordenadas && (
        <Alert color="yellow" role="status">
          A loja ainda não sabe onde fica. Diga aqui embaixo de onde o motoboy sai, ou ponha a loja no mapa em{' '}
          <Anchor component={Link} to="/configuracoes/entrega" inherit underline="always">
            Sacola e entrega
          </Anchor>
          .
        </Alert>
      )}
      {busca !== 'brasilapi' && busca !== 'todas' && (
        <Alert color="yellow" role="status">
          Quem sabe onde um CEP fica é a BrasilAPI, e a loja não procura nela. Mude “Onde procurar” em{' '}
          <Anchor component={Link} to="/configuracoes/entrega" inherit underline="always">
            Sacola e entrega
          </Anchor>
          .
        </Alert>
      )}
      <MapPoint
        point={origem}
        onChange={onChange}
        none={coordenadas ? 'Da loja.' : 'Da loja, que ainda não está no mapa.'}
        error={error}
      />
    </Section>
  )
}
