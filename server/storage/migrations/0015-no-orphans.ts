import { sql, type Transaction } from 'kysely'
import type { EngineWords, Migration } from '#server/storage/migration.ts'
import type { Tables } from '#server/storage/tables.ts'

/** No line, move or cancellation without its order, no move without its review, and no author who is gone. */
export const noOrphans: Migration = {
  id: '0015-no-orphans',
  async up(tx, words) {
    await takeOutOrphans(tx)
    if (words.keysLater) await addKeys(tx)
    else await makeAnew(tx, words)
    await sql`create index reviews_of_a_person on reviews (user_id)`.execute(tx)
  },
}

/** Nothing of them can be seen: they were written together with what they belong to, and nothing takes that away. */
async function takeOutOrphans(tx: Transaction<Tables>): Promise<void> {
  await sql`delete from order_lines where order_id not in (select id from orders)`.execute(tx)
  await sql`delete from order_moves where order_id not in (select id from orders)`.execute(tx)
  await sql`delete from cancellations where order_id not in (select id from orders)`.execute(tx)
  await sql`delete from review_moves where review_id not in (select id from reviews)`.execute(tx)
  await sql`update reviews set user_id = null, username = '', email = ''
    where user_id not in (select id from users)`.execute(tx)
}

async function addKeys(tx: Transaction<Tables>): Promise<void> {
  await sql`alter table order_lines add constraint lines_of_an_order
    foreign key (order_id) references orders (id)`.execute(tx)
  await sql`alter table order_moves add constraint moves_of_an_order
    foreign key (order_id) references orders (id)`.execute(tx)
  await sql`alter table cancellations add constraint cancellation_of_an_order
    foreign key (order_id) references orders (id)`.execute(tx)
  await sql`alter table review_moves add constraint moves_of_a_review
    foreign key (review_id) references reviews (id)`.execute(tx)
  await sql`alter table reviews add constraint author_of_a_review
    foreign key (user_id) references users (id) on delete set null`.execute(tx)
}

/** SQLite takes a foreign key only with a new table. */
async function makeAnew(tx: Transaction<Tables>, { bigint, strict, keyed }: EngineWords): Promise<void> {
  await sql`alter table order_lines rename to old_order_lines`.execute(tx)
  await sql`create table order_lines (
    order_id text not null references orders (id),
    line_no ${bigint} not null,
    user_id text not null,
    product_id ${bigint} not null,
    cart_id text not null,
    title text not null,
    size text not null,
    weight text not null,
    grams ${bigint} not null,
    cleaning text,
    rate_paise ${bigint} not null,
    quantity ${bigint} not null check (quantity > 0),
    line_paise ${bigint} not null,
    weighed_grams ${bigint},
    final_paise ${bigint},
    primary key (order_id, line_no)
  ) ${keyed}`.execute(tx)
  await sql`insert into order_lines (order_id, line_no, user_id, product_id, cart_id, title, size, weight, grams,
      cleaning, rate_paise, quantity, line_paise, weighed_grams, final_paise)
    select order_id, line_no, user_id, product_id, cart_id, title, size, weight, grams,
      cleaning, rate_paise, quantity, line_paise, weighed_grams, final_paise
    from old_order_lines`.execute(tx)
  await sql`drop table old_order_lines`.execute(tx)
  await sql`create index lines_of_a_buyer on order_lines (user_id, product_id)`.execute(tx)

  await sql`alter table order_moves rename to old_order_moves`.execute(tx)
  await sql`create table order_moves (
    order_id text not null references orders (id),
    move_no ${bigint} not null,
    move text not null,
    moved_by text not null,
    moved_at ${bigint} not null,
    primary key (order_id, move_no)
  ) ${keyed}`.execute(tx)
  await sql`insert into order_moves (order_id, move_no, move, moved_by, moved_at)
    select order_id, move_no, move, moved_by, moved_at from old_order_moves`.execute(tx)
  await sql`drop table old_order_moves`.execute(tx)

  await sql`alter table cancellations rename to old_cancellations`.execute(tx)
  await sql`create table cancellations (
    order_id text primary key references orders (id),
    canceled_by text not null,
    canceled_at ${bigint} not null
  ) ${keyed}`.execute(tx)
  await sql`insert into cancellations (order_id, canceled_by, canceled_at)
    select order_id, canceled_by, canceled_at from old_cancellations`.execute(tx)
  await sql`drop table old_cancellations`.execute(tx)

  await sql`alter table reviews rename to old_reviews`.execute(tx)
  await sql`create table reviews (
    id text primary key,
    product_id ${bigint} not null,
    user_id text references users (id) on delete set null,
    username text not null,
    email text not null,
    rating ${bigint} not null check (rating between 1 and 5),
    comment text not null,
    written_at ${bigint} not null,
    bought_here ${bigint} not null,
    state text not null
  ) ${strict}`.execute(tx)
  await sql`insert into reviews (id, product_id, user_id, username, email, rating, comment, written_at,
      bought_here, state)
    select id, product_id, user_id, username, email, rating, comment, written_at, bought_here, state
    from old_reviews`.execute(tx)
  await sql`drop table old_reviews`.execute(tx)
  await sql`create index reviews_of_a_product on reviews (product_id, state, written_at, id)`.execute(tx)

  await sql`alter table review_moves rename to old_review_moves`.execute(tx)
  await sql`create table review_moves (
    review_id text not null references reviews (id),
    move_no ${bigint} not null,
    move text not null,
    moved_by text not null,
    moved_at ${bigint} not null,
    reason text not null,
    primary key (review_id, move_no)
  ) ${keyed}`.execute(tx)
  await sql`insert into review_moves (review_id, move_no, move, moved_by, moved_at, reason)
    select review_id, move_no, move, moved_by, moved_at, reason from old_review_moves`.execute(tx)
  await sql`drop table old_review_moves`.execute(tx)
}
