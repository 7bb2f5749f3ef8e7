import { type ReachFinding, reachFindings } from '#domain/store/hosting/reach-findings.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** Tells how the shop's public address is reached. `origem`: the URL at which the caller's browser has the panel open. */
export async function checkReach(
  context: RequestContext,
  { origem }: { origem: string },
): Promise<{ storeUrl: string; achados: ReachFinding[] }> {
  permit(context, 'configuracao.ver')
  const { storeUrl, environment, proxyHeaders } = context
  const achados = reachFindings({
    storeUrl,
    origem: new URL(origem).origin,
    trustProxy: environment.trustProxy,
    cabecalhos: proxyHeaders,
    sonda: await context.probeShop(),
  })

  return { storeUrl, achados }
}
