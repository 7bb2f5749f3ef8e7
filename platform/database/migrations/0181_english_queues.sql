-- Queues are structure, so their names are English and say what their jobs do. A data folder with jobs under the former
-- names keeps them: waiting, scheduled, running, failed ones, and the schedules of recurring ones. A job that an old node
-- was running is repeated by a new one once its heartbeat is a minute old; jobs are safe to run twice.
--
-- Nodes of the previous version go on enqueuing under the former names until they are replaced. So the former queues
-- stay, where these nodes look up the options of a job, and a trigger gives each of these jobs its present name. A later
-- migration may drop both. A new data folder gets neither: pg-boss creates its tables after the migrations.
do $migration$
begin
  if to_regclass('pgboss.queue') is null then return; end if;

  create or replace function pgboss.current_queue(name text) returns text language sql immutable as $$
    select case name
      when 'tarefas-mortas' then 'dead-letter'
      when 'orders.drop-charges' then 'orders.cancel-charges'
      when 'orders.expire-forgotten-orders' then 'orders.erase-expired-orders'
      when 'payments.process-notice' then 'payments.process-notification'
      when 'payments.tell-change' then 'payments.dispatch-change'
      when 'payments.tell-changes' then 'payments.dispatch-changes'
      when 'staff.send-notice' then 'staff.send-notification'
      when 'staff.tell-alert' then 'staff.record-alert'
      else name
    end
  $$;

  if not exists (select from pgboss.queue where name <> pgboss.current_queue(name)) then
    drop function pgboss.current_queue;
    return;
  end if;

  create or replace function pgboss.rename_job() returns trigger language plpgsql as $$
  begin
    new.name := pgboss.current_queue(new.name);
    return new;
  end
  $$;

  -- First, because it waits for the jobs that others are enqueuing: those are renamed below.
  create or replace trigger rename_job before insert on pgboss.job
    for each row when (new.name <> pgboss.current_queue(new.name))
    execute function pgboss.rename_job();

  insert into pgboss.queue
  select (jsonb_populate_record(q, jsonb_build_object('name', pgboss.current_queue(q.name)))).*
  from pgboss.queue q where q.name <> pgboss.current_queue(q.name)
  on conflict do nothing;

  update pgboss.queue set dead_letter = pgboss.current_queue(dead_letter)
  where dead_letter <> pgboss.current_queue(dead_letter);

  update pgboss.job
  set name = pgboss.current_queue(name), source_name = pgboss.current_queue(source_name),
    dead_letter = pgboss.current_queue(dead_letter)
  where (name, source_name, dead_letter) is distinct from
    (pgboss.current_queue(name), pgboss.current_queue(source_name), pgboss.current_queue(dead_letter));

  update pgboss.schedule set name = pgboss.current_queue(name) where name <> pgboss.current_queue(name);
end
$migration$;
