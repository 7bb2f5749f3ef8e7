import { Stack } from '@mantine/core'
import { useLoaderData } from 'react-router'
import { Page } from '../components/page/page.tsx'
import { api } from '../shell/api.ts'
import { useMay } from '../shell/entry.ts'
import { ExportSection } from './export-section.tsx'
import { ImportSection } from './import-section.tsx'
import { isMoving } from './kinds.ts'
import { MissingPictures } from './missing-pictures.tsx'
import { useLookAgain } from './use-polling.ts'

const SHOWN = 20

export async function loader() {
  const [imports, exports, missing] = await Promise.all([
    // Who may not import has none to see.
    api.transfers.imports({ porPagina: SHOWN }).catch(() => ({ itens: [], total: 0 })),
    api.transfers.exports({ porPagina: SHOWN }),
    // Who may not import products has none to see.
    api.transfers.missingPictures({ porPagina: SHOWN }).catch(() => ({ itens: [], total: 0 })),
  ])

  return { imports: imports.itens, exports: exports.itens, missing }
}

/** Files in, files out. */
export function Component() {
  const { imports, exports, missing } = useLoaderData<typeof loader>()
  const mayImport = useMay('dados.importar')
  useLookAgain(imports.some(isMoving) || exports.some(({ situacao }) => situacao === 'fazendo'))

  return (
    <Page titulo="Importar e exportar">
      <Stack>
        {mayImport && <ImportSection imports={imports} />}
        {missing.total > 0 && <MissingPictures pictures={missing.itens} total={missing.total} />}
        <ExportSection exports={exports} />
      </Stack>
    </Page>
  )
}
