import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { loadExampleProducts } from './load-examples.ts'
import type { OpenExampleCatalogue } from './port.ts'
import { LOAD_EXAMPLES, REMOVE_EXAMPLES } from './queues.ts'
import { removeExampleProducts } from './remove-examples.ts'

/** The jobs of example products; the catalogue comes from the demonstration store. */
export function examplesJobs(open: OpenExampleCatalogue): Job[] {
  const load: JobRequest<object> = { ...LOAD_EXAMPLES, run: (context) => loadExampleProducts(context, open) }
  const remove: JobRequest<object> = { ...REMOVE_EXAMPLES, run: (context) => removeExampleProducts(context) }

  return [load, remove]
}
