-- Sends the requests of a plan that `wrk.ts` wrote, and prints the result as JSON. Each thread has a state of its own,
-- in which everything but `setup` and `done` runs.

local threads = 0
local addresses = {}

for name, port in os.getenv("BENCH_HOSTS"):gmatch("(%S+):(%d+)") do
  addresses[#addresses + 1] = { name = name, port = port }
end

function setup(thread)
  -- Several servers: each thread has one of them.
  if #addresses > 1 then
    local address = addresses[threads % #addresses + 1]
    thread.addr = wrk.lookup(address.name, address.port)[1]
  end
  thread:set("thread_number", threads)
  thread:set("thread_count", tonumber(os.getenv("BENCH_THREADS")))
  threads = threads + 1
end

local plan
local rows = {}
local n

function init()
  plan = dofile(os.getenv("BENCH_PLAN"))
  for line in io.lines(os.getenv("BENCH_ROWS")) do
    local row = {}
    for value in line:gmatch("[^\t]+") do
      row[#row + 1] = value
    end
    rows[#rows + 1] = row
  end
  wrk.method = plan.method
  wrk.path = plan.path
  for name, value in pairs(plan.headers) do
    wrk.headers[name] = value
  end
  wrk.body = plan.body
  n = thread_number

  -- Without a `request`, wrk builds one request and sends it again, which is fastest.
  if not plan.varies then return end

  function request()
    if plan.once and n >= #rows then
      io.stderr:write("There are too few prepared requests.\n")
      os.exit(1)
    end
    local row = rows[n % #rows + 1]
    local number = n
    n = n + thread_count
    local function fill(template)
      return (template:gsub("{(%w+)}", function(name)
        if name == "n" then return string.format("%08d", number) end
        return row[tonumber(name)]
      end))
    end
    local headers = {}
    for name, value in pairs(plan.headers) do
      headers[name] = fill(value)
    end
    return wrk.format(plan.method, fill(plan.path), headers, plan.body and fill(plan.body))
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"refused":%d,"timeouts":%d,"broken":%d,"seconds":%f,"p50":%f,"p99":%f,"p999":%f}\n',
    summary.requests,
    errors.status,
    errors.timeout,
    errors.connect + errors.read + errors.write,
    summary.duration / 1e6,
    latency:percentile(50) / 1000,
    latency:percentile(99) / 1000,
    latency:percentile(99.9) / 1000
  ))
end
