/**
 * Everyday questions about a small shop, by what they exercise. `corpus.test.ts` writes beside each how the engine
 * understands it and the SQL it prints; the text is kept in `shop.golden.txt`, to be read by people.
 */
export const corpusQuestions: Readonly<Record<string, readonly string[]>> = {
  "counts, sums, averages": [
    "how many customers do we have?",
    "total revenue",
    "average order total",
    "median delivery days",
    "highest list price",
    "how many different brands do we sell?",
  ],
  "one or two dimensions": [
    "orders by channel",
    "revenue by category",
    "average order total by country and channel",
    "number of products in each category",
    "top brands by revenue",
  ],
  time: [
    "orders per month",
    "monthly revenue this year by category",
    "weekly orders since March",
    "revenue by quarter in 2025",
    "orders by weekday",
    "revenue over time",
  ],
  "filters by value": [
    "revenue in Germany",
    "orders from Germany or France",
    "orders that are not cancelled",
    "customers in Spain",
    "revenue of Lighting products",
  ],
  "filters by number and date": [
    "products with a list price over 100",
    "products between 50 and 100 euros list price",
    "orders yesterday",
    "revenue last quarter",
    "orders in the last 90 days",
    "how many customers signed up in 2025?",
    "revenue Q3 2024",
  ],
  "top and bottom": [
    "top 5 products by revenue",
    "3 most expensive products",
    "which customer has the most orders?",
    "bottom 3 categories by revenue",
    "top 2 products by revenue in each category",
    "the latest order",
  ],
  "groups that pass a test": [
    "customers with more than 20 orders",
    "how many customers placed at least 3 orders?",
    "brands with revenue over 10000",
  ],
  "not, never, without": [
    "customers who never ordered",
    "products without a category",
    "orders without a coupon code",
    "customers who ordered in 2025 but not in 2026",
  ],
  "shares, growth, running totals": [
    "share of revenue by category",
    "what percentage of orders were cancelled?",
    "month over month revenue growth",
    "running total of revenue by month this year",
    "revenue this year vs last year",
    "average number of orders per customer",
    "average daily revenue",
  ],
  "above average": ["products with a list price above average"],
  "words that are off": ["averge order total by chanel", "clients by country", "turnover by category"],
  "not to be answered": [
    "",
    "   ?! ",
    "asdf qwer zxcv",
    "weather in Berlin tomorrow",
    "revenue in Atlantis",
    "employee satisfaction by team",
  ],
};
