import { Stack } from '@mantine/core'
import { useLoaderData } from 'react-router'
import { usePolling } from '#admin/components/page/use-polling.ts'
import { Page } from '../components/page/page.tsx'
import { api } from '../shell/api.ts'
import { useMay } from '../shell/entry.ts'
import { ExportSection } from './export-section.tsx'
import { ImportSection } from './import-section.tsx'
import { isRunning } from './kinds.ts'
import { MissingPictures } from './missing-pictures.tsx'

const SHOWN = 20

export async function loader() {
  const [imports, exports, missing] = await Promise.all([
    // Forbidden without permission to import.
    api.transfers.imports({ porPagina: SHOWN }).catch(() => ({ itens: [], total: 0 })),
    api.transfers.exports({ porPagina: SHOWN }),
    // Forbidden without permission to import products.
    api.transfers.missingPictures({ porPagina: SHOWN }).catch(() => ({ itens: [], total: 0 })),
  ])

  return { imports: imports.itens, exports: exports.itens, missing }
}

/** Imports and exports. */
export function Component() {
  const { imports, exports, missing } = useLoaderData<typeof loader>()
  const mayImport = useMay('dados.importar')
  usePolling(imports.some(isRunning) || exports.some(({ situacao }) => situacao === 'fazendo'))

  return (
    <Page title="Importar e exportar">
      <Stack>
        {mayImport && <ImportSection imports={imports} />}
        {missing.total > 0 && <MissingPictures pictures={missing.itens} total={missing.total} />}
        <ExportSection exports={exports} />
      </Stack>
    </Page>
  )
}
